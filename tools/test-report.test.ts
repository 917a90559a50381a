import { expect, test } from 'vitest';
import { playwrightReport, slowest, vitestReport } from './test-report.ts';

test('vitest’s report: passed, failed and the duration of each test and file', () => {
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
    failures: [],
  });
});

test('vitest’s report: failures have a cause, including files that didn’t load', () => {
  const at = { startTime: 0, endTime: 1 };
  const assertionResults = [
    { fullName: 'it holds', status: 'passed' },
    { fullName: 'it breaks', status: 'failed', failureMessages: ['\u001B[31mexpected 1\u001B[39m\n    at a.ts:3'] },
  ];
  const report = {
    testResults: [
      { name: '/project/a.test.ts', ...at, status: 'failed', assertionResults },
      { name: '/project/b.test.ts', ...at, status: 'failed', message: 'No such file', assertionResults: [] },
    ],
  };
  expect(vitestReport(report, '/project/').failures).toEqual([
    { name: 'a.test.ts: it breaks', why: 'expected 1\n    at a.ts:3' },
    { name: 'b.test.ts', why: 'No such file' },
  ]);
});

test('vitest’s report: errors outside any test are included', () => {
  const outside = [{ name: 'Refusal', message: 'not_found', stack: 'Refusal: not_found\n    at a.ts:3' }];
  expect(vitestReport({}, '/', outside).failures).toEqual([
    { name: 'outside of any test', why: 'Refusal: not_found\n    at a.ts:3' },
  ]);
  expect(vitestReport({}, '/', null).failures).toEqual([]);
});

test('a long message is cut', () => {
  const message = Array.from({ length: 500 }, (_, line) => `line ${line}`).join('\n');
  const report = {
    testResults: [{ name: '/a.test.ts', startTime: 0, endTime: 1, status: 'failed', message, assertionResults: [] }],
  };
  const why = vitestReport(report, '/').failures[0]?.why ?? '';
  expect(why.split('\n')).toHaveLength(12);
  expect(why).toMatch(/^line 0\n/);
});

test('Playwright’s report: a story that passed on a retry has passed, and both attempts count as time', () => {
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
      {
        specs: [
          {
            title: 'three',
            file: 'b.spec.ts',
            ok: false,
            tests: [{ results: [{ duration: 100, errors: [{ message: 'No such button' }] }] }],
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
      { name: 'b.spec.ts: three', seconds: 0.1 },
    ],
    files: [],
    failures: [{ name: 'b.spec.ts: three', why: 'No such button' }],
  });
});

test.each([null, undefined, {}])('a stage without a report (%s) counts nothing', (report) => {
  expect(vitestReport(report, '/').tally).toEqual({ passed: 0, failed: 0 });
  expect(playwrightReport(report).tally).toEqual({ passed: 0, failed: 0 });
});

test('the slowest come first, up to a limit', () => {
  const times = [1, 3, 2].map((seconds) => ({ name: `${seconds}`, seconds }));
  expect(slowest(times, 2).map(({ name }) => name)).toEqual(['3', '2']);
});
