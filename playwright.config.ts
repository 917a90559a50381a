import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, launchArgs } from './tools/browser.ts';
import { testMs, waitMs } from './tools/test-timeouts.ts';

// Kept in the environment, so that the workers, which read this file again, do not search again.
const executablePath = (process.env['CHROME_PATH'] ??= findBrowser());

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each worker runs a server and a database of its own.
  workers: Math.min(4, availableParallelism()),
  forbidOnly: process.env['CI'] !== undefined,
  // A browser on a machine that others use too: a second try there is listed as flaky, not hidden.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: testMs,
  expect: { timeout: waitMs },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: launchArgs() },
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // Recording every step of every story took more than half of their time: only a second try is recorded.
    trace: 'on-first-retry',
  },
});
