/** Reads what the test runners wrote down. A stage that broke down may have written nothing: then there is nothing. */
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
}

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; duration?: number | null }[];
  }[];
}

export function vitestReport(report: unknown, root: string): TestReport {
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
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { results: { duration: number }[] }[] }[];
}

/** A story that passed only when tried again has passed. */
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
  };
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export const slowest = (tests: readonly Timed[], count = 10): Timed[] =>
  [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, count);
