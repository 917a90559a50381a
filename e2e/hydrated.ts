import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

/**
 * When the page’s scripts have taken over what the server has drawn. Before that a link leads on by itself, as the
 * browser does it, to a page that is loaded anew.
 */
export async function hydrated(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  const isMarked = () => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react')));
  await expect.poll(isMarked).toBe(true);
}
