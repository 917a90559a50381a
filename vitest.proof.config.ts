import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Long proofs (crashes, races, load), run sequentially by `npm run proof`, because parallel runs would disturb their
 * timing.
 */
export default defineConfig({
  test: {
    name: 'proof',
    root: here('.'),
    include: ['proofs/*.proof.ts'],
    globalSetup: [here('testing/global-setup.ts')],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    passWithNoTests: true,
  },
});
