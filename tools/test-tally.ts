export interface Tally {
  passed: number;
  failed: number;
}

/** Reads the counts of vitest's JSON report. */
export function vitestTally(report: unknown): Tally {
  const { numPassedTests = 0, numFailedTests = 0 } = (report ?? {}) as Record<string, number | undefined>;
  return { passed: numPassedTests, failed: numFailedTests };
}

/** Reads the counts of Playwright's JSON report; a story that passed only when tried again has passed. */
export function playwrightTally(report: unknown): Tally {
  const { stats = {} } = (report ?? {}) as { stats?: Record<string, number | undefined> };
  const { expected = 0, flaky = 0, unexpected = 0 } = stats;
  return { passed: expected + flaky, failed: unexpected };
}

export function sum(total: Tally, more: Tally): void {
  total.passed += more.passed;
  total.failed += more.failed;
}
