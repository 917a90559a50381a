/** The duration of each of this many sequential requests. */
export async function timesOf(ask: () => Promise<unknown>, requests: number): Promise<number[]> {
  const took: number[] = [];
  for (let asked = 0; asked < requests; asked++) {
    const from = performance.now();
    await ask();
    took.push(performance.now() - from);
  }
  return took;
}

/** The time within which this share of the requests was answered. */
export const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1]!;

/** Repeats this until the work is done. */
export async function meanwhile<Result>(again: () => Promise<unknown>, work: () => Promise<Result>): Promise<Result> {
  const over = new AbortController();
  const going = (async () => {
    while (!over.signal.aborted) await again();
  })();
  try {
    return await work();
  } finally {
    over.abort();
    await going;
  }
}
