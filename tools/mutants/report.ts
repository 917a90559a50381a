import { kinds, type Mutant } from './mutant.ts';
import type { Judged } from './workers.ts';

/** The share of mutants that tests should notice. Ordinary faults include some that change nothing. */
export const rulesGoal = 0.95;
export const faultsGoal = 0.85;

export const place = ({ file, line, kind, what }: Mutant): string => `${file}:${line}  ${kind}: ${what}`;

export const shareCaught = (judged: readonly Judged[]): number =>
  judged.length === 0 ? 0 : judged.filter(({ caughtBy }) => caughtBy !== null).length / judged.length;

/** The survivors, the number caught by kind, and the overall share. */
export function report(
  judged: readonly Judged[],
  harmless: readonly { mutant: Mutant; why: string }[],
  minutes: number,
): string {
  const survivors = judged.filter(({ caughtBy }) => caughtBy === null);
  const broken = [...new Set(judged.flatMap((one) => one.broken))];
  const lines = [
    ...survivors.map(({ mutant }) => `SURVIVED  ${place(mutant)}`),
    ...harmless.map(({ mutant, why }) => `harmless  ${place(mutant)}\n          ${why}`),
    ...broken.map((test) => `Fails without any mutant, so it was skipped: ${test}`),
    '',
    ...kinds.flatMap((kind) => {
      const ofKind = judged.filter(({ mutant }) => mutant.kind === kind);
      return ofKind.length === 0 ? [] : [`${kind.padEnd(10)} ${tally(ofKind)}`];
    }),
    `${'all'.padEnd(10)} ${tally(judged)}, ${minutes.toFixed(1)} min`,
  ];
  return lines.join('\n');
}

function tally(judged: readonly Judged[]): string {
  const caught = judged.filter(({ caughtBy }) => caughtBy !== null).length;
  return `${caught} of ${judged.length} caught (${(shareCaught(judged) * 100).toFixed(1)} %)`;
}
