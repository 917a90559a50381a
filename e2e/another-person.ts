import type { Browser, Page } from '@playwright/test';
import type { SetCookie } from './fixtures.ts';

/** A second person at a computer of their own, while the story's own browser stays open. */
export async function anotherPerson(browser: Browser, site: string, cookies: SetCookie[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: site });
  await context.addCookies(cookies);
  return context.newPage();
}
