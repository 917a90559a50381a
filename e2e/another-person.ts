import type { Browser, Cookie, Page } from '@playwright/test';

/** A second person at a computer of their own, while the story's own browser stays open. */
export async function anotherPerson(browser: Browser, site: string, cookies: Cookie[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: site });
  await context.addCookies(cookies);
  return context.newPage();
}
