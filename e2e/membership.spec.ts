import { bank } from './bank.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

test('the owner of a dealership renews its membership at the bank and sees the new end date', async ({
  page,
  become,
}) => {
  await become(personas.dealerOwner);
  await page.goto('/dealer/settings');
  const membership = page.getByRole('region', { name: 'Membership' });
  await expect(membership).toContainText('Active');
  await expect(membership).toContainText('Early bird discount');
  const before = await membership.getByText(/^Runs until /).innerText();
  const daysLeft = async () => Number.parseInt(await membership.getByText(/^\d+ days left$/).innerText(), 10);
  const left = await daysLeft();
  await membership.getByRole('button', { name: 'Renew membership' }).click();
  await bank(page).approve();
  await expect(page.getByRole('heading', { name: 'Payment received' })).toBeFocused();
  await expect(page.getByText(/for renewing the membership of Eclipse Motors\. Thank you!$/)).toBeVisible();
  await expect(page.getByText(/^Member until /)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Your membership' }).click();
  await expect(membership.getByText(/^Runs until /)).not.toHaveText(before);
  expect(await daysLeft()).toBe(left + 30);
});

test('a staff member sees the membership’s status and who can pay', async ({ page, become }) => {
  await become(personas.dealerStaff);
  await page.goto('/dealer/settings');
  const membership = page.getByRole('region', { name: 'Membership' });
  await expect(membership).toContainText('Active');
  await expect(membership).toContainText(
    'Only the owner or an administrator of Eclipse Motors can pay the membership.',
  );
  await expect(membership.getByRole('button')).toHaveCount(0);
});
