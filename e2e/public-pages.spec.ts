import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { chooseAccount } from './sign-in.ts';

const introductions = [
  ['/sell', 'Sell Your Car', /You keep/],
  ['/become-dealer', 'Become a Dealer', /for 30 days, so \$/],
  ['/support', 'Support', /If you can’t log in/],
] as const;

for (const [path, title, fact] of introductions)
  test(`${path} shows visitors what it is for, and the login returns to it`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(main.getByText(fact).first()).toBeVisible();
    await expectNoFindings(page, path);
    await page.setViewportSize({ width: 320, height: 740 });
    await expectNoFindings(page, `${path} on a small phone`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await main.getByRole('link', { name: 'Log In', exact: true }).click();
    await chooseAccount(page, personas.oneCharacter);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeHidden();
  });

test('a visitor finds an answer through the footer and the search, and the answer has its own address', async ({
  page,
}) => {
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page).toHaveURL('/help');
  await expectNoFindings(page, 'help');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('routing');
  await expect(page).toHaveURL('/help?search=routing');
  await page.getByRole('link', { name: 'How do I change my phone or routing number?' }).click();
  await expect(page).toHaveURL('/help/profile');
  await page.reload();
  await expect(page).toHaveTitle('How do I change my phone or routing number? · Forecourt');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do I change my phone or routing number?');
  await expectNoFindings(page, 'an answer');
});

test('the search on Support opens the help centre', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('photo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/help?search=photo');
  await expect(page.getByRole('link', { name: 'Why was my photo refused?' })).toBeVisible();
});

test('an unknown answer is not found', async ({ page, complaints }) => {
  complaints.allow(/404.*\/help\/nope/);
  expect((await page.goto('/help/nope'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This answer isn’t here any more' })).toBeVisible();
});
