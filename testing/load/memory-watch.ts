import { setInterval as every } from 'node:timers/promises';
import { megabytesOf } from '../memory.ts';

/** Samples the memory of each of these processes until stopped. */
export function watchMemory(pids: number[], everyMs: number) {
  const enough = new AbortController();
  const samples: number[][] = pids.map(() => []);
  const watching = (async () => {
    for await (const _ of every(everyMs, null, { signal: enough.signal }))
      for (const [at, pid] of pids.entries()) samples[at]!.push(await megabytesOf(pid));
  })().catch((error: unknown) => {
    if (!enough.signal.aborted) throw error;
  });
  return async () => {
    enough.abort();
    await watching;
    return samples;
  };
}

/** More than the variation of garbage collection, less than a kilobyte leaked per request in fifteen minutes. */
const margin = 1.1;

/** The first third is warm-up. Of the others the maxima are compared, since garbage comes and goes. */
export function flatness(samples: number[]) {
  const third = Math.floor(samples.length / 3);
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)].map((part) => Math.max(...part));
  return { first: samples[0]!, middle: middle!, last: last!, isFlat: last! <= middle! * margin };
}
