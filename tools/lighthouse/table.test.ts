import { expect, test } from 'vitest';
import { median, speedLine, table, worst } from './table.ts';

const look = { performance: 90, others: 100, lcpMs: 1500, tbtMs: 20, cls: 0, scripts: 5 };

test('each metric is the median of several runs, so a busy moment doesn’t count', () => {
  const looks = [look, { ...look, performance: 40, lcpMs: 9000 }, { ...look, performance: 95, tbtMs: 0 }];
  expect(median(looks)).toEqual({ ...look, performance: 90, lcpMs: 1500, tbtMs: 20 });
});

test('the worst run is shown beside the median, because that is what one visitor got', () => {
  const looks = [look, { ...look, performance: 40, tbtMs: 2500 }, { ...look, performance: 95, tbtMs: 0 }];
  expect(worst(looks)).toEqual({ performance: 40, tbtMs: 2500 });
});

test('the table has a line for each page, with its metrics in columns', () => {
  const lines = table([{ name: 'home', ...look, worst: { performance: 72, tbtMs: 480 }, kilobytes: 109.84 }]).split(
    '\n',
  );
  expect(lines).toEqual([
    '      performance  worst  others    LCP    TBT   worst    CLS  scripts  JS kB',
    'home           90     72     100  1.5 s  20 ms  480 ms  0.000        5  109.8',
  ]);
});

test('the machine’s speed is shown as the phone it simulates', () => {
  expect(speedLine([{ speed: 900 }, { speed: 1060 }, { speed: 1070 }])).toContain(
    'a speed of 1060, and slowed down four times 265.',
  );
});
