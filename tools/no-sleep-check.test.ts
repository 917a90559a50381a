import { expect, test } from 'vitest';
import { isRead, sleepsIn } from './no-sleep-check.ts';

test.each([
  'await new Promise((wake) => setTimeout(wake, 500));',
  'new Promise((resolve) => setTimeout(resolve, 50, done))',
  `import { setTimeout as pause } from 'node:timers/promises';`,
  'await page.waitForTimeout(200);',
  'await new Promise((wake) => setTimeout(wake, pauseMs));',
  'setTimeout(wake, patience.long);',
  'await vi.waitFor(() => expect(said).toBe(1));',
  'test.setTimeout(240_000);',
  'test.slow();',
  'await expect.poll(() => said, { timeout: 30_000 }).toBe(1);',
])('found: %s', (text) => {
  expect(sleepsIn(text)).toHaveLength(1);
});

test.each([
  'await new Promise((wake) => setTimeout(wake, 0));',
  'await new Promise((done) => setTimeout(done));',
  'await expect.poll(() => said).toBe(1);',
  'vi.advanceTimersByTime(1000);',
  `test('thousands of them', { timeout: 5 * testMs }, async () => {`,
])('allowed: %s', (text) => {
  expect(sleepsIn(text)).toEqual([]);
});

test('helpers of tests are checked like tests, and product code isn’t', () => {
  const read = ['testing/site.ts', 'web/testing/write.ts', 'e2e/bank.ts', 'web/ui/toast.test.tsx'];
  const notRead = ['web/ui/toast-card.tsx', 'testing/until.ts', 'server/app.ts'];
  expect([...read, ...notRead].filter(isRead)).toEqual(read);
});
