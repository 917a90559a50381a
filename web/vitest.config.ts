import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { testMs, waitMs } from '../tools/test-timeouts.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  test: {
    name: 'web',
    environment: 'happy-dom',
    // Creating a window per file in its own process took half of the time.
    pool: 'vmThreads',
    include: ['**/*.test.{ts,tsx}'],
    setupFiles: ['./testing/setup.ts'],
    restoreMocks: true,
    testTimeout: testMs,
    hookTimeout: testMs,
    expect: { poll: { timeout: waitMs } },
  },
});
