"""Recordings made ready before they are asked for, so that a click is followed by sound."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from listening_app.audio.sounds import Sound


class Preloader:
    """Reads files in one worker thread and keeps what is needed soon.

    Parameters
    ----------
    read : callable
        Decodes a file for the device; runs in the worker thread.
    """

    def __init__(self, read: Callable[[Path], Sound]) -> None:
        self._read = read
        self._worker = ThreadPoolExecutor(max_workers=1, thread_name_prefix="decoder")
        self._sounds: dict[Path, Future[Sound]] = {}

    def keep(self, paths: Iterable[Path]) -> None:
        """Begin to read these files, in this order, and forget all others."""
        wanted = list(dict.fromkeys(paths))
        for path in self._sounds.keys() - set(wanted):
            self._sounds.pop(path).cancel()
        for path in wanted:
            self._request(path)

    def get(self, path: Path) -> Sound:
        """Return the sound of a file, waiting for it if it is not ready.

        Raises
        ------
        UserError
            When it cannot be played. The next call tries again: the file may be back by then.
        """
        try:
            return self._request(path).result()
        except BaseException:
            self._sounds.pop(path, None)
            raise

    def forget(self) -> None:
        """Drop everything, as when the device has changed."""
        self.keep([])

    def close(self) -> None:
        """End the worker thread."""
        self._worker.shutdown(cancel_futures=True)

    def _request(self, path: Path) -> Future[Sound]:
        if path not in self._sounds:
            self._sounds[path] = self._worker.submit(self._read, path)
        return self._sounds[path]
