import { createRandom } from '../random.ts';
import { minutesAfter } from '../payments/orders.ts';
import type { Line } from './script.ts';

/** Time of each line: the last one at the end, none too early. */
export function momentsOf(lines: readonly Line[], earliest: Date, end: Date, seed: string): Date[] {
  const random = createRandom(`pauses in ${seed}`);
  const minutes = {
    // Longer messages take longer to write.
    minutes: (text: string) => random.between(0.4, 6) + text.length / 90,
    hours: () => random.between(120, 280),
    'a day': () => random.between(900, 1500),
  };
  const pauses = lines.map(({ text, pause }, index) => (index === 0 ? 0 : minutes[pause](text)));
  const total = pauses.reduce((sum, pause) => sum + pause, 0);
  const room = (end.getTime() - earliest.getTime()) / 60_000;
  if (room < lines.length) throw new Error(`There isn’t enough time for ${seed}`);
  const pace = Math.min(1, (0.95 * room) / Math.max(total, 1));
  let left = total;
  return pauses.map((pause) => {
    left -= pause;
    return minutesAfter(end, -left * pace);
  });
}
