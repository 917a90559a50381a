import { setInterval as every } from 'node:timers/promises';
import { megabytesOf } from '../memory.ts';

/** Notes what each of these processes holds, again and again, until it is told to stop. */
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

/** More than collecting garbage at another moment makes of it, less than a kilobyte kept per request in fifteen minutes. */
const margin = 1.1;

/** The first third is for warming up; of the others the highest are compared, since garbage comes and goes. */
export function flatness(samples: number[]) {
  const third = Math.floor(samples.length / 3);
  const [middle, last] = [samples.slice(third, 2 * third), samples.slice(-third)].map((part) => Math.max(...part));
  return { first: samples[0]!, middle: middle!, last: last!, isFlat: last! <= middle! * margin };
}
