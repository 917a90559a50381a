import { expect, test } from 'vitest';
import { priceChart } from './price-chart.ts';

const month = (name: string) => ({ month: name, low: 30_000, median: 31_000, high: 33_000 });
/** Where lines begin. Each month has a dot too, a line without length. */
const beginnings = (...names: string[]) =>
  JSON.stringify(priceChart(names.map(month), false)).match(/M/g)!.length - names.length;

test('the lines break where months are missing', () => {
  const [range, line] = [1, 1];
  expect(beginnings('2025-11', '2025-12', '2026-01')).toBe(range + line);
  expect(beginnings('2025-11', '2025-12', '2026-02', '2026-05', '2026-06')).toBe(3 * (range + line));
});
