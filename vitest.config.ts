import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { SlowestFirst } from './tools/slowest-first.ts';
import { testMs, waitMs } from './tools/test-timeouts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const patient = { testTimeout: testMs, hookTimeout: testMs, expect: { poll: { timeout: waitMs } } };

/** Tests are next to the file they test. Browser stories are in e2e/, long proofs in proofs/ (`npm run proof`). */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      { test: { ...patient, name: 'contract', root: here('contract'), include: ['**/*.test.ts'] } },
      { test: { ...patient, name: 'tools', root: here('.'), include: ['{tools,bench,e2e}/**/*.test.ts'] } },
      {
        test: {
          ...patient,
          name: 'server',
          // A worker loads the server once for all its files. Loading it per file took a fifth of the time.
          isolate: false,
          root: here('.'),
          include: ['{server,testing}/**/*.test.ts'],
          globalSetup: [here('testing/global-setup.ts')],
        },
      },
      {
        test: {
          ...patient,
          name: 'demo',
          isolate: false,
          root: here('demo'),
          include: ['**/*.test.ts'],
          globalSetup: [here('demo/testing/global-setup.ts')],
        },
      },
      'web/vitest.config.ts',
    ],
  },
});
