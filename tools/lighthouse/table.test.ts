import { expect, test } from 'vitest';
import { median, speedLine, table } from './table.ts';

const look = { performance: 90, others: 100, lcpMs: 1500, tbtMs: 20, cls: 0, scripts: 5 };

test('of several looks each figure is the middle one, so that a busy moment counts for nothing', () => {
  const looks = [look, { ...look, performance: 40, lcpMs: 9000 }, { ...look, performance: 95, tbtMs: 0 }];
  expect(median(looks)).toEqual({ ...look, performance: 90, lcpMs: 1500, tbtMs: 20 });
});

test('the table has a line for each page, its figures under their names', () => {
  const lines = table([{ name: 'home', ...look, kilobytes: 109.84 }]).split('\n');
  expect(lines).toEqual([
    '      performance  others    LCP    TBT    CLS  scripts  JS kB',
    'home           90     100  1.5 s  20 ms  0.000        5  109.8',
  ]);
});

test('the machine’s own speed stands beside them, as the phone that it is made into', () => {
  expect(speedLine([{ speed: 900 }, { speed: 1060 }, { speed: 1070 }])).toContain(
    'a speed of 1060, and slowed down four times 265:',
  );
});
