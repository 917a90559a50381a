import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * Waits until the page's scripts have hydrated the server-rendered page. Before that a link causes a full page load, as
 * in any browser.
 */
export async function hydrated(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const isMarked = () => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isMarked).toBe(true);
}
