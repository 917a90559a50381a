import type { Asked } from './overhear.ts';
import type { Running } from './servers.ts';

const times = 150;
const mostRatio = 1.5;

/** How long each request takes of ours and of a bare server, and whether any takes more than 1.5 times as long. */
export async function compareAll(
  requests: readonly Asked[],
  { ours, bare }: { ours: Running; bare: Running },
  cookie: string,
): Promise<void> {
  const missed: string[] = [];
  const width = Math.max(...requests.map(({ name }) => name.length)) + 2;
  for (const { name, address } of requests) {
    const found = await compare(ours.origin + address, bare.origin + address, cookie);
    console.log(
      `${name.padEnd(width)} p50 ${found.ours.toFixed(2).padStart(6)} ms   bare ${found.bare.toFixed(2).padStart(6)} ms   ratio ${found.ratio.toFixed(2)}`,
    );
    if (found.ratio > mostRatio) missed.push(`${name} ${found.ratio.toFixed(2)}`);
  }
  console.log(missed.length === 0 ? `All ratios are at most ${mostRatio}.` : `Missed: ${missed.join('; ')}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** One after the other and turn by turn, so that what else happens on the machine meets both. */
async function compare(ours: string, bare: string, cookie: string) {
  const took = { ours: [] as number[], bare: [] as number[] };
  for (let count = -20; count < times; count += 1)
    for (const [who, url] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      const begun = performance.now();
      const response = await fetch(url, { headers: { cookie } });
      const text = await response.text();
      if (response.status !== 200) throw new Error(`${url} answered ${response.status}: ${text}`);
      if (count >= 0) took[who].push(performance.now() - begun);
    }
  const middle = (all: number[]) => all.toSorted((one, other) => one - other)[times / 2]!;
  const [one, other] = [middle(took.ours), middle(took.bare)];
  return { ours: one, bare: other, ratio: one / other };
}
