import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { shell } from './shell.ts';
import { signInAs } from './sign-in.ts';

test('closing an account signs the user out here and on their other device right away', async ({
  page,
  browser,
  site,
}) => {
  await signInAs(page, personas.firstTime);
  const phone = await browser.newContext({ baseURL: site });
  const other = await phone.newPage();
  await signInAs(other, personas.firstTime);
  await expect(shell(other).accountMenu).toBeVisible();

  await page.goto('/profile/sessions');
  await expect(page.getByRole('button', { name: /^Sign out of / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Close my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close your account?' });
  await dialog.getByLabel(/Type your name/).fill('Wendy Park');
  await dialog.getByRole('button', { name: 'Close my account' }).click();

  await expect(page.getByText('Account closed')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(shell(page).login).toBeVisible();
  await expect(shell(other).accountMenu).toBeHidden();
  await phone.close();
});
