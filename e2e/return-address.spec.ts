import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { shell } from './shell.ts';
import { chooseAccount, signInAs } from './sign-in.ts';

test('Login returns to the page it was selected on', async ({ page }) => {
  await page.goto('/terms');
  await shell(page).login.click();
  await chooseAccount(page, personas.oneCharacter);
  await expect(page).toHaveURL('/terms');
  await expect(shell(page).accountMenu).toBeVisible();
});

test('a members’ page sends a visitor to log in and then opens', async ({ page }) => {
  await signInAs(page, personas.oneCharacter, '/payment-history?status=completed');
  await expect(page).toHaveURL('/payment-history?status=completed');
});

test('the sell page asks the visitor to log in, and then opens', async ({ page }) => {
  await page.goto('/sell');
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  const logIn = { name: 'Log In', exact: true };
  await page.getByRole('main').getByRole('link', logIn).or(page.getByRole('main').getByRole('button', logIn)).click();
  await chooseAccount(page, personas.oneCharacter);
  // A user with a draft continues with it.
  await expect(page).toHaveURL(/\/sell(\/\d+)?$/);
  await expect(page.getByRole('heading', { name: 'Sell Your Car' })).toBeVisible();
});

for (const address of [
  '//evil.example',
  'https://evil.example/',
  '/\\evil.example',
  'javascript:alert(1)',
  '/login',
  '/complete-profile',
]) {
  test(`a return address on another site is ignored: ${address}`, async ({ page, site }) => {
    await signInAs(page, personas.oneCharacter, `/login?returnUrl=${encodeURIComponent(address)}`);
    await expect(page).toHaveURL(`${site}/`);
  });
}
