import type { Asked } from './capture-queries.ts';
import type { Running } from './servers.ts';

const times = 150;
/** Slow requests run less often, but at least this many times. */
const leastTimes = 5;
const longest = 4_000;
const maxRatio = 1.5;

/** Times each request on our server and a bare one, and checks that none takes more than 1.5 times as long. */
export async function compareAll(
  requests: readonly Asked[],
  { ours, bare }: { ours: Running; bare: Running },
  cookie: string,
): Promise<void> {
  const missed: string[] = [];
  const width = Math.max(...requests.map(({ name }) => name.length)) + 2;
  for (const { name, address } of requests) {
    const again = () => compare(ours.origin + address, bare.origin + address, cookie);
    let found = await again();
    // On a busy machine a pause may affect only one of them. A request that is really slow is slow again.
    let measured = 1;
    for (; measured < 3 && found.ratio > maxRatio; measured += 1) found = await again();
    const figures = `p50 ${found.ours.toFixed(2).padStart(6)} ms   bare ${found.bare.toFixed(2).padStart(6)} ms`;
    const how = measured > 1 ? `   (measured ${measured} times)` : '';
    console.log(`${name.padEnd(width)} ${figures}   ratio ${found.ratio.toFixed(2)}${how}`);
    if (found.ratio > maxRatio) missed.push(`${name} ${found.ratio.toFixed(2)}`);
  }
  console.log(missed.length === 0 ? `All ratios are at most ${maxRatio}.` : `Missed: ${missed.join(', ')}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** Alternates between the two so that other load affects both. */
async function compare(ours: string, bare: string, cookie: string) {
  const took = { ours: [] as number[], bare: [] as number[] };
  const begun = performance.now();
  const isEnough = () => took.ours.length >= leastTimes && performance.now() - begun > longest;
  for (let count = -20; count < times && !isEnough(); count += 1) {
    // Slow requests get a shorter warm-up too.
    if (count < 0 && performance.now() - begun > longest / 4) count = 0;
    for (const [who, url] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      const startedAt = performance.now();
      const response = await fetch(url, { headers: { cookie } });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${url} returned ${response.status}: ${text}`);
      if (count >= 0) took[who].push(performance.now() - startedAt);
    }
  }
  const middle = (all: number[]) => all.toSorted((one, other) => one - other)[all.length >> 1]!;
  const [one, other] = [middle(took.ours), middle(took.bare)];
  return { ours: one, bare: other, ratio: one / other };
}
