import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Tests stand beside the file they test. Browser stories are in e2e/, long proofs in *.proof.ts (`npm run proof`). */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'contract', root: here('contract'), include: ['**/*.test.ts'] } },
      { test: { name: 'tools', root: here('.'), include: ['{tools,bench,e2e}/**/*.test.ts'], testTimeout: 20_000 } },
      {
        test: {
          name: 'server',
          root: here('server'),
          include: ['**/*.test.ts'],
          globalSetup: [here('server/testing/global-setup.ts')],
          // Real databases and processes on a machine that others use too: slow is not wrong.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      'web/vitest.config.ts',
    ],
  },
});
