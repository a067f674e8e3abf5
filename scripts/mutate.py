"""Change the rules a little, many times, and count how often the tests notice.

    python scripts/mutate.py --count 300 --seed 1 --jobs 2

Each mutant is one change of one line of `games` or `tables`: another comparison, another number,
a condition turned round. The quick tests of that room run on it as plain Python until one fails.
What survives is listed with its line: a test is missing, only a slow one notices (-m "not
extended" runs those too), or the change means the same.
"""

import argparse
import ast
import contextlib
import copy
import os
import shutil
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "src" / "spieltisch"
TESTS = {
    "games/boonlake": ["tests/games/boonlake"],
    "games/burgundy": ["tests/games/burgundy"],
    "tables": ["tests/tables"],
}
"""Which tests speak for a room."""
QUICK = ["-m", "not slow and not extended"]
LEFT_OUT = ("pack_tools.py", "__init__.py")
SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Mutant:
    """One change: the file, the line, what it is called, and the changed source."""

    def __init__(self, file: Path, line: int, what: str, source: str) -> None:
        self.file = file
        self.line = line
        self.what = what
        self.source = source

    @property
    def module(self) -> str:
        return ".".join([HOUSE.name, *self.file.relative_to(HOUSE).with_suffix("").parts])

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line} {self.what}"


Change = Callable[[Any], None]


def _put(field: str, value: object) -> Change:
    return lambda node: setattr(node, field, value)


def _put_op(place: int, op: type[ast.AST]) -> Change:
    def change(node: Any) -> None:
        node.ops[place] = op()

    return change


def changes(node: ast.AST) -> Iterator[tuple[str, Change]]:
    """How a node may be changed: a name, and what to do to a copy of it."""
    if isinstance(node, ast.Compare):
        for place, op in enumerate(node.ops):
            if type(op) in SWAPS:
                new = SWAPS[type(op)]
                yield f"{type(op).__name__}→{new.__name__}", _put_op(place, new)
    elif isinstance(node, ast.BinOp | ast.BoolOp | ast.AugAssign) and type(node.op) in SWAPS:
        new = SWAPS[type(node.op)]
        yield f"{type(node.op).__name__}→{new.__name__}", _put("op", new())
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value}→{node.value + 1}", _put("value", node.value + 1)
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield f"{node.value}→{not node.value}", _put("value", not node.value)
    elif isinstance(node, ast.If | ast.While | ast.IfExp):
        yield "condition turned", _put("test", ast.UnaryOp(ast.Not(), node.test))


def mutants_of(file: Path) -> Iterator[Callable[[], Mutant]]:
    """Everything that may be changed in a file; the source is only made when it is drawn."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for number, node in enumerate(ast.walk(tree)):
        for which, (what, _change) in enumerate(changes(node)):

            def make(number: int = number, which: int = which, what: str = what) -> Mutant:
                changed = copy.deepcopy(tree)
                target = next(one for place, one in enumerate(ast.walk(changed)) if place == number)
                list(changes(target))[which][1](target)
                line = getattr(target, "lineno", 0)
                return Mutant(file, line, what, ast.unparse(ast.fix_missing_locations(changed)))

            yield make


class Changed(MetaPathFinder):
    """Finds the mutant where Python would find the module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        return spec_from_loader(name, self) if name == self.mutant.module else None  # type: ignore[arg-type]

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: Any) -> None:
        exec(compile(self.mutant.source, str(self.mutant.file), "exec"), vars(module))


def tests_for(mutant: Mutant) -> list[str]:
    """The room's tests, those first that are called like the module."""
    where = mutant.file.relative_to(HOUSE).as_posix()
    rooms = next(tests for room, tests in TESTS.items() if where.startswith(room))
    files = [file for room in rooms for file in sorted((ROOT / room).glob("test_*.py"))]
    name = mutant.file.stem.split("_")[-1].rstrip("s")
    return [str(file) for file in sorted(files, key=lambda file: name not in file.name)]


def trial(mutant: Mutant, seconds: float, options: list[str]) -> str:
    """What becomes of a mutant: killed, survived, or too slow, which counts as noticed."""
    begun, child = time.monotonic(), os.fork()
    if child == 0:
        os.setsid()
        silence = os.open(os.devnull, os.O_RDWR)
        for number in (0, 1, 2):
            os.dup2(silence, number)
        code = 1
        with contextlib.suppress(BaseException):
            import pytest

            sys.meta_path.insert(0, Changed(mutant))
            own = ["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *QUICK, *options]
            code = int(pytest.main([*own, *tests_for(mutant)]))
        os._exit(min(code, 100))
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return "survived" if os.waitstatus_to_exitcode(status) == 0 else "killed"
        if time.monotonic() - begun > seconds:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return "too slow"
        time.sleep(0.05)


def drawn(count: int, seed: int) -> list[Mutant]:
    """So many mutants, the same for the same seed."""
    files = [file for room in TESTS for file in sorted((HOUSE / room).rglob("*.py"))]
    every = [make for file in files if file.name not in LEFT_OUT for make in mutants_of(file)]
    return [make() for make in Random(seed).sample(every, min(count, len(every)))]


def unchanged() -> list[Mutant]:
    """A file of each room as it is: its tests must pass, or no verdict means anything."""
    files = [sorted((HOUSE / room).glob("[a-z]*.py"))[0] for room in TESTS]
    return [Mutant(file, 0, "as it is", file.read_text(encoding="utf-8")) for file in files]


def judge(mutants: list[Mutant], results: Path, seconds: float, options: list[str]) -> str:
    """Try these mutants one after the other and write down what became of them; or a complaint."""
    import pytest  # noqa: F401  # once for all that are forked from here

    for sound in unchanged():
        verdict = trial(sound, seconds, options)
        if verdict != "survived":
            return f"{verdict}: {sound}. Tests that fail anyhow cannot judge."
    with results.open("a", encoding="utf-8") as file:
        for mutant in mutants:
            print(trial(mutant, seconds, options), mutant, sep="\t", file=file, flush=True)
    return ""


def main() -> int:
    """Draw, try, count."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=300.0, help="for the tests of a mutant")
    parser.add_argument("--results", type=Path, default=ROOT / "build" / "mutants.txt")
    given, options = parser.parse_known_args()
    given.results.parent.mkdir(parents=True, exist_ok=True)
    given.results.write_text("", encoding="utf-8")
    mutants = drawn(given.count, given.seed)
    with tempfile.TemporaryDirectory() as folder:
        # Plain sources alone, or the compiled core would hide what was changed.
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "native.json", "__pycache__")
        shutil.copytree(ROOT / "src", Path(folder) / "src", ignore=ignored)
        sys.path[:0] = [str(Path(folder) / "src"), str(ROOT)]
        os.environ["PYTHONPATH"] = str(Path(folder) / "src")
        os.chdir(ROOT)
        children = []
        for job in range(given.jobs):
            child = os.fork()
            if child == 0:
                wrong = judge(mutants[job :: given.jobs], given.results, given.seconds, options)
                print(wrong, end="", flush=True)
                os._exit(bool(wrong))
            children.append(child)
        failed = [child for child in children if os.waitpid(child, 0)[1]]
    lines = sorted(given.results.read_text(encoding="utf-8").splitlines())
    counted = Counter(line.partition("\t")[0] for line in lines)
    print("\n".join(line for line in lines if line.startswith("survived")))
    print(f"{len(lines)} mutants: {', '.join(f'{n} {what}' for what, n in counted.items())}")
    return 1 if failed or len(lines) < len(mutants) else 0


if __name__ == "__main__":
    sys.exit(main())
