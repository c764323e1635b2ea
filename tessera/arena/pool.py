"""Plays jobs in this process, in a pool of processes, or on a cluster. The results are the same."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from tessera.arena.jobs import Job, Result, play_job
from tessera.core.refusal import BadCall


def play_all(jobs: list[Job], workers: int = 1, cluster: str = "") -> Iterator[Result]:
    """All results in the order of the jobs, each as soon as it and those before it are known."""
    texts = [job.text() for job in jobs]
    if cluster:
        yield from on_cluster(texts, cluster)
    elif workers > 1:
        yield from in_pool(texts, workers)
    else:
        for text in texts:
            yield Result.parse(play_job(text))


def in_pool(texts: list[str], workers: int) -> Iterator[Result]:
    """Play in newly spawned processes, so that nothing that this process loaded or changed matters."""
    with ProcessPoolExecutor(workers, mp_context=multiprocessing.get_context("spawn")) as pool:
        chunk = max(1, min(16, len(texts) // (4 * workers)))
        for text in pool.map(play_job, texts, chunksize=chunk):
            yield Result.parse(text)


def on_cluster(texts: list[str], address: str) -> Iterator[Result]:
    """Play on a Dask cluster, given the address of its scheduler."""
    connect = dask_client()
    try:
        client = connect(address, timeout="10s")
    except (OSError, TimeoutError, ValueError) as error:
        raise BadCall(f"no Dask scheduler answers at {address}: {str(error).splitlines()[0]}") from None
    with client:
        for future in client.map(play_job, texts, pure=False):
            yield Result.parse(future.result())


def dask_client() -> Callable[..., Any]:
    try:
        from distributed import Client
    except ImportError:
        raise BadCall("a cluster needs Dask; install it by: pip install '.[cluster]' in a checkout of Tessera") from None
    made: Callable[..., Any] = Client
    return made
