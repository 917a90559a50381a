import { writeFileSync } from 'node:fs';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** Records errors outside any test, which also fail a run but are missing from vitest's JSON report. */
export default class OutsideTests implements Reporter {
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env['OUTSIDE_TESTS'];
    if (file) writeFileSync(file, JSON.stringify(errors.map(({ name, message, stack }) => ({ name, message, stack }))));
  }
}
