"""Records on disk. A record is written whole or not at all."""

import os
import tempfile
from pathlib import Path

from spieltisch.kernel.errors import BadRecord
from spieltisch.kernel.record import Record, parse


class RecordFile(Record):
    """A record that can be saved."""

    def save(self, path: str | Path) -> None:
        """Write the record; a full disk or a killed process leaves the old file as it was."""
        target = Path(path)
        handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(self.text())
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(target)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def load_record(path: str | Path) -> Record:
    """Read a record from a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as fault:
        raise BadRecord(f"cannot read {path}: {fault.strerror}") from fault
    except UnicodeDecodeError as fault:
        raise BadRecord(f"{path} is not a text file in UTF-8") from fault
    return parse(text)
