import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser, launchArgs } from './tools/browser.ts';
import { testMs, waitMs } from './tools/test-timeouts.ts';

// Stored in the environment, because workers read this file again and shouldn't search again.
const executablePath = (process.env['CHROME_PATH'] ??= findBrowser());

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Each worker runs its own server and database.
  workers: Math.min(4, availableParallelism()),
  forbidOnly: process.env['CI'] !== undefined,
  // On shared machines a browser can be slow. A second attempt is listed as flaky, not hidden.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: testMs,
  expect: { timeout: waitMs },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath, args: launchArgs() },
    locale: 'en-US',
    // Requests of a service worker can't be routed. The story about it allows it.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    // Tracing every step of every story took more than half of their time, so only second attempts are traced.
    trace: 'on-first-retry',
  },
});
