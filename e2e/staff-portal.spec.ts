import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

test('an admin finds each part of the portal, with what needs attention in the tabs', async ({ page, become }) => {
  await become(personas.admin);
  await page.goto('/staff');
  const tabs = page.getByRole('navigation', { name: 'Staff portal' });
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeInViewport();
  await expect(tabs.getByRole('link', { name: /^Tickets \d+ open tasks?$/ })).toBeVisible();
  await page.goto('/staff/awards?person=1');
  await expect(page).toHaveURL(/\/staff\/users\/awards\?person=1$/);
  await tabs.getByRole('link', { name: 'Payments' }).click();
  await expect(page.getByRole('heading', { name: 'Payments', level: 2 })).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain('Number,Started,Paid,Type,For,Amount,Status,Paid by');
});

test('on a phone the row of tabs shows that it goes on, and the open tab is in view', async ({ page, become }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await become(personas.admin);
  await page.goto('/staff/settings/services');
  const tabs = page.getByRole('navigation', { name: 'Staff portal' });
  await expect(tabs.getByRole('link', { name: /^Settings/ })).toBeInViewport();
  await expect(tabs.getByRole('list')).toHaveAttribute('data-more-before', '');
  await page.goto('/staff');
  await expect(tabs.getByRole('list')).toHaveAttribute('data-more-after', '');
  await expect(tabs.getByRole('list')).not.toHaveAttribute('data-more-before');
});
