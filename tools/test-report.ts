import { stripVTControlCharacters } from 'node:util';

/** Reads the test runners' reports. A stage that crashed may have written none, which counts as empty. */
export interface Tally {
  passed: number;
  failed: number;
}

export interface Timed {
  name: string;
  seconds: number;
}

export interface TestReport {
  tally: Tally;
  tests: Timed[];
  /** Whole test files, by their path in the project. */
  files: Timed[];
  failures: Failure[];
}

/** Repeated at the end, because often only the end of a long run's output is kept. */
export interface Failure {
  name: string;
  why: string;
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    startTime: number;
    endTime: number;
    status?: string;
    /** Why the file itself failed: it didn't load, or something failed outside its tests. */
    message?: string;
    assertionResults: {
      fullName: string;
      duration?: number | null;
      status?: string;
      failureMessages?: (string | null)[] | null;
    }[];
  }[];
}

interface OutsideTests {
  name?: string;
  message: string;
  stack?: string;
}

/** `outside`: errors outside any test (unhandled-errors.ts). */
export function vitestReport(report: unknown, root: string, outside: unknown = []): TestReport {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = (report ?? {}) as VitestReport;
  const pathOf = (name: string) => name.replace(root, '');
  return {
    tally: { passed: numPassedTests, failed: numFailedTests },
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${pathOf(name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
    ),
    files: testResults.map(({ name, startTime, endTime }) => ({
      name: pathOf(name),
      seconds: (endTime - startTime) / 1000,
    })),
    failures: [
      ...testResults.flatMap(({ name, status, message, assertionResults }) => {
        const failed = assertionResults.filter((one) => one.status === 'failed');
        if (status === 'failed' && failed.length === 0) return [{ name: pathOf(name), why: opening(message) }];
        return failed.map(({ fullName, failureMessages }) => ({
          name: `${pathOf(name)}: ${fullName}`,
          why: opening(failureMessages?.[0]),
        }));
      }),
      ...((outside ?? []) as OutsideTests[]).map(({ name = 'Error', message, stack }) => ({
        name: 'outside of any test',
        why: opening(stack ?? `${name}: ${message}`),
      })),
    ],
  };
}

interface StoryTry {
  duration: number;
  errors?: { message?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; ok?: boolean; tests: { results: StoryTry[] }[] }[];
}

/** A story that passed on a retry has passed. */
export function playwrightReport(report: unknown): TestReport {
  const { stats = {}, suites = [] } = (report ?? {}) as PlaywrightSuite & {
    stats?: Record<string, number | undefined>;
  };
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  const specs = suites.flatMap(specsOf);
  return {
    tally: { passed: expected + flaky, failed: unexpected },
    tests: specs.map(({ title, file, tests }) => {
      const results = tests.flatMap((one) => one.results);
      return { name: `${file}: ${title}`, seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0) };
    }),
    files: [],
    failures: specs
      .filter(({ ok }) => ok === false)
      .map(({ title, file, tests }) => ({
        name: `${file}: ${title}`,
        why: opening(tests.flatMap((one) => one.results.flatMap(({ errors = [] }) => errors))[0]?.message),
      })),
  };
}

/** The start of a message, enough to know where to look. */
const opening = (message: string | null | undefined): string =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, 12)
    .join('\n')
    .slice(0, 1_000);

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export const slowest = (tests: readonly Timed[], count = 10): Timed[] =>
  [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, count);
