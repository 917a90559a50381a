import type { Page } from '@playwright/test';

/** How many sheets the page prints on. */
export async function printedPages(page: Page, format = 'A4'): Promise<number> {
  const pdf = await page.pdf({ format, printBackground: true });
  // In Chromium's notation.
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length;
}
