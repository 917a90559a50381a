import { expect, type Page } from '@playwright/test';
import type { Persona } from './personas.ts';

/** Logs in through the provider's page like a user, and ends where the site then leads. */
export async function signInAs(page: Page, username: Persona, from = '/login'): Promise<void> {
  await page.goto(from);
  await chooseAccount(page, username);
  const grid = page.getByRole('heading', { name: 'Select Your Character' });
  const greeting = page.getByText(/^Hi, /).first();
  // On a phone the greeting is inside the closed menu, so it's awaited but not visible.
  await grid.or(greeting).first().waitFor({ state: 'attached' });
  if (await grid.isVisible()) await characters(page).first().click();
  await greeting.waitFor({ state: 'attached' });
  await expect(page).not.toHaveURL(/\/auth\/callback|\/login/);
}

export async function chooseAccount(page: Page, username: Persona): Promise<void> {
  await page.waitForURL('**/oauth/authorize?*');
  await page.getByRole('button', { name: username }).click();
}

export const characters = (page: Page) => page.getByRole('button', { name: /Character ID/ });
