import { expect, test } from 'vitest';
import { playwrightReport, slowest, vitestReport } from './test-report.ts';

test('vitest’s report: what passed, what failed, how long each test and file took', () => {
  const report = {
    numPassedTests: 12,
    numFailedTests: 1,
    testResults: [
      {
        name: '/project/server/a.test.ts',
        startTime: 1_000,
        endTime: 3_500,
        assertionResults: [{ fullName: 'it holds', duration: 250 }, { fullName: 'it was left out' }],
      },
    ],
  };
  expect(vitestReport(report, '/project/')).toEqual({
    tally: { passed: 12, failed: 1 },
    tests: [
      { name: 'server/a.test.ts: it holds', seconds: 0.25 },
      { name: 'server/a.test.ts: it was left out', seconds: 0 },
    ],
    files: [{ name: 'server/a.test.ts', seconds: 2.5 }],
  });
});

test('Playwright’s report: a story that passed when tried again has passed, and both tries took time', () => {
  const report = {
    stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 5 },
    suites: [
      {
        specs: [{ title: 'one', file: 'a.spec.ts', tests: [{ results: [{ duration: 1500 }] }] }],
        suites: [
          {
            specs: [{ title: 'two', file: 'a.spec.ts', tests: [{ results: [{ duration: 500 }, { duration: 700 }] }] }],
          },
        ],
      },
    ],
  };
  expect(playwrightReport(report)).toEqual({
    tally: { passed: 4, failed: 2 },
    tests: [
      { name: 'a.spec.ts: one', seconds: 1.5 },
      { name: 'a.spec.ts: two', seconds: 1.2 },
    ],
    files: [],
  });
});

test.each([null, undefined, {}])('a stage that wrote no report (%s) has counted nothing', (report) => {
  expect(vitestReport(report, '/').tally).toEqual({ passed: 0, failed: 0 });
  expect(playwrightReport(report).tally).toEqual({ passed: 0, failed: 0 });
});

test('the slowest come first, and only so many', () => {
  const times = [1, 3, 2].map((seconds) => ({ name: `${seconds}`, seconds }));
  expect(slowest(times, 2).map(({ name }) => name)).toEqual(['3', '2']);
});
