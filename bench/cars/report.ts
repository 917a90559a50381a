import type { Measured } from './load.ts';
import { kinds, searches, type Kind } from './requests.ts';

export interface Timed {
  ours: Measured;
  bare: Measured;
  lean: Measured | null;
  /** Ratio of requests per second. */
  toBare: number;
  toLean: number | null;
  /** p50 of requesting each address for the first time, one after another. */
  first: number;
}

export interface Results {
  timed: Record<Kind, Timed>;
  home: number;
  create: number;
  price: number;
}

const leastToBare = 0.7;
const leastToLean = 0.8;
const maxOfList = 2;
const maxGrowth = 2;

/** Prints the goals and which were missed. */
export function report(results: Map<number, Results>): void {
  const missed: string[] = [];
  for (const [cars, { timed }] of results) {
    // A market of a thousand is only used for the growth.
    if (cars < 100_000) continue;
    for (const { kind, title } of kinds) {
      const { ours, toBare, toLean } = timed[kind];
      if (toBare < leastToBare) missed.push(`${title} at ${cars}: ${toBare.toFixed(2)} of bare`);
      if (toLean !== null && toLean < leastToLean) missed.push(`${title} at ${cars}: ${toLean.toFixed(2)} of lean`);
      const ofList = ours.p50 / timed.list.ours.p50;
      if (searches.includes(kind) && ofList > maxOfList)
        missed.push(`${title} at ${cars}: ${ofList.toFixed(1)} times the list's p50`);
    }
  }
  missed.push(...growth(results));
  const met = [...results.keys()].some((cars) => cars >= 100_000) ? 'All goals are met.' : 'Too few cars to judge by.';
  console.log(missed.length === 0 ? `\n${met}` : `\nMissed: ${missed.join('; ')}`);
  if (missed.length > 0) process.exitCode = 1;
}

/** p50 by market size: warm, and cold for lists and searches. */
function growth(results: Map<number, Results>): string[] {
  const rows: [string, (found: Results) => number][] = [
    ...kinds.map(({ kind, title }): [string, (found: Results) => number] => [title, (one) => one.timed[kind].ours.p50]),
    ...kinds.map(({ kind, title }): [string, (found: Results) => number] => [
      `first: ${title}`,
      (one) => one.timed[kind].first,
    ]),
    ['home, its calls', ({ home }) => home],
    ['create', ({ create }) => create],
    ['price change', ({ price }) => price],
  ];
  const sizes = [...results.keys()];
  console.log(
    `\n${'p50 in ms by number of cars'.padEnd(38)}${sizes.map((size) => String(size).padStart(10)).join('')}  growth`,
  );
  const missed: string[] = [];
  for (const [name, of] of rows) {
    const found = [...results.values()].map(of);
    const grown = found.at(-1)! / found[0]!;
    console.log(
      `  ${name.padEnd(36)}${found.map((one) => one.toFixed(1).padStart(10)).join('')}  ${grown.toFixed(2).padStart(6)}`,
    );
    if (grown > maxGrowth && !name.startsWith('first')) missed.push(`${name} grows by ${grown.toFixed(2)}`);
  }
  return missed;
}
