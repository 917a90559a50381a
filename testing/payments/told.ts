import type { Report } from './simulate.ts';

/** A readable summary of the simulation. */
export function told(seed: number, { payments, worlds, steps, seconds, tally }: Report): string {
  const rate = (payments / seconds).toFixed(1);
  const lines = [...tally]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([what, times]) => `  ${what}: ${times}`);
  return `seed ${seed}: ${payments} payments in ${worlds} worlds, ${steps} steps, ${seconds.toFixed(0)} s, ${rate} payments a second\n${lines.join('\n')}\n`;
}
