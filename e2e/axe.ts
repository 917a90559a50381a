import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { settled } from './visit.ts';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The first of many similar rows and cards are enough. Checking every one took most of the time. */
const furtherRows = ['main tbody > tr:nth-child(n + 9)', 'main :is(ul, ol) > li:nth-child(n + 17)'];
const contrast = 'color-contrast';

/** Checks the page as it is for accessibility faults, either only colours or all but colours. */
export async function expectNoFindings(page: Page, where: string, colours?: 'only' | 'not'): Promise<void> {
  // After a client-side navigation the address changes before the page is there.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await settled(page);
  // Content further down a server-rendered page is laid out last and has no colours before that.
  await expect(page.locator('html:not([data-laid]) .later')).toHaveCount(0);
  // Injected once per page, because it is half a megabyte. Only violations are reported in full.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await script);
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(colours === 'only' && { runOnly: [contrast] }),
    ...(colours === 'not' && { rules: { [contrast]: { enabled: false } } }),
  };
  const { violations } = await page.evaluate(
    async ([without, runOptions]) => {
      const exclude = without.filter((selector) => document.querySelector(selector));
      const { axe } = window as unknown as { axe: { run: (what: object, how: RunOptions) => Promise<AxeResults> } };
      return axe.run({ exclude }, runOptions);
    },
    [furtherRows, options] as const,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(found, where).toEqual([]);
}
