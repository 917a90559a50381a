import { expect, test } from 'vitest';
import { playwrightTally, sum, vitestTally } from './test-tally.ts';

test('counts are read from both reports and added up', () => {
  const total = vitestTally({ numPassedTests: 7, numFailedTests: 1, numTotalTests: 8 });
  sum(total, playwrightTally({ stats: { expected: 3, skipped: 1, unexpected: 2, flaky: 1 } }));
  expect(total).toEqual({ passed: 11, failed: 3 });
});

test('a report that was never written counts nothing', () => {
  expect(vitestTally(null)).toEqual({ passed: 0, failed: 0 });
  expect(playwrightTally(null)).toEqual({ passed: 0, failed: 0 });
});
