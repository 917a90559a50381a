import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { settled } from './visit.ts';

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Nothing on the page, as it stands there, keeps anybody from using it. */
export async function expectNoFindings(page: Page, where: string, rules?: string[]): Promise<void> {
  await settled(page);
  // Once per page: it is half a megabyte. Only what is wrong is worked out in full.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await script);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as { axe: { run: (what: RunOptions) => Promise<AxeResults> } }).axe.run(asked),
    options,
  );
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`),
  );
  expect(found, where).toEqual([]);
}
