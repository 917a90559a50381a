import { expect, type Page } from '@playwright/test';

/** The demo bank's page and the decisions on it. */
export const bank = (page: Page) => {
  const decide = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    expectToAsk: async (amount: string | RegExp) => {
      await expect(page.getByRole('heading', { name: 'Payment to Forecourt' })).toBeVisible();
      await expect(page.getByText(amount, { exact: true })).toBeVisible();
    },
    approve: () => decide('Approve'),
    decline: () => decide('Decline'),
    closeTheTab: async () => {
      await decide('Close the tab');
      await expect(page.getByRole('heading', { name: 'You can close this tab' })).toBeVisible();
    },
    makeItDifficult: async (how: string) => {
      await page.getByText('Simulate a problem').click();
      await page.getByRole('radio', { name: how }).check();
    },
  };
};
