# Spieltisch in a container: compiled where it is built, installed from the lock, run as nobody special.
FROM python:3.13 AS build
WORKDIR /src
COPY requirements.txt pyproject.toml setup.py README.md LICENSE NOTICE.md ./
COPY scripts/locked.py scripts/
COPY src src
RUN python -m venv /venv \
    && python -m scripts.locked build host > wanted.txt \
    && /venv/bin/pip install --no-cache-dir --no-deps --require-hashes -r wanted.txt \
    && /venv/bin/pip install --no-cache-dir --no-deps --no-build-isolation . \
    && /venv/bin/pip uninstall --yes mypy setuptools

FROM python:3.13-slim
COPY --from=build /venv /venv
RUN useradd --create-home spieltisch && install -d -o spieltisch /data
USER spieltisch
VOLUME /data
ENV PATH=/venv/bin:$PATH SPIELTISCH_HOST=0.0.0.0 SPIELTISCH_DATABASE=sqlite:////data/spieltisch.db
EXPOSE 8421
HEALTHCHECK CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8421/healthz')"]
CMD ["spieltisch", "serve"]
