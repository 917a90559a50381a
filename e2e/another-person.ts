import type { Browser, Page } from '@playwright/test';
import type { SetCookie } from './fixtures.ts';

/** A second person in their own browser, while the story's browser stays open. */
export async function anotherPerson(browser: Browser, site: string, cookies: SetCookie[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: site });
  await context.addCookies(cookies);
  return context.newPage();
}
