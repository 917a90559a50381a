import { megabytesOf } from '../memory.ts';
import { isolatedEnv } from '../isolated-env.ts';
import { startProcess } from '../process.ts';

/** One process on its own database, without a proxy, and its memory use. */
export async function ownProcess(env: NodeJS.ProcessEnv = {}) {
  const { db, pool, env: given } = await isolatedEnv();
  const server = await startProcess({ ...given, RATE_LIMITS: 'off', ...env });
  return { db, pool, server, megabytes: () => megabytesOf(server.child.pid!) };
}

/** The duration of this many sequential calls. */
export async function timed(url: string, count: number): Promise<{ p50: number; p99: number; failed: number }> {
  const took: number[] = [];
  let failed = 0;
  for (let asked = 0; asked < count; asked++) {
    const begun = performance.now();
    const response = await fetch(`${url}/api/cars.php?counts=true&minPrice=${asked + 1}&maxPrice=9000000`);
    await response.text();
    if (!response.ok) failed++;
    took.push(performance.now() - begun);
  }
  took.sort((one, other) => one - other);
  const at = (share: number) => took[Math.min(count - 1, Math.floor(count * share))]!;
  return { p50: at(0.5), p99: at(0.99), failed };
}
