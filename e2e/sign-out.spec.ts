import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { shell, signOut } from './shell.ts';
import { signInAs } from './sign-in.ts';

test('signing out goes home and closes members’ pages', async ({ page }) => {
  await signInAs(page, personas.oneCharacter, '/login?returnUrl=/profile');
  await signOut(page);
  await expect(page).toHaveURL('/');
  await expect(shell(page).login).toBeVisible();
  await page.goto('/profile');
  await page.waitForURL('**/oauth/authorize?*');
});

test('signing out in one tab signs the other out too', async ({ page, context }) => {
  await signInAs(page, personas.oneCharacter);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(shell(other).accountMenu).toBeVisible();
  await signOut(page);
  await expect(shell(other).accountMenu).toBeHidden();
});

test('the session ends on the server, not only in the browser', async ({ page, context }) => {
  await signInAs(page, personas.oneCharacter);
  const cookies = await context.cookies();
  await signOut(page);
  await expect(shell(page).login).toBeVisible();
  await context.addCookies(cookies);
  await page.goto('/');
  await expect(shell(page).login).toBeVisible();
});

test('a failed sign-out call still signs the user out here', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED|logout/i);
  await signInAs(page, personas.oneCharacter);
  await page.route('**/api/auth/logout.php', (route) => route.abort());
  await signOut(page);
  await expect(page.getByText('Logout failed')).toBeVisible();
  await expect(shell(page).accountMenu).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Mara');
  await page.reload();
  await expect(shell(page).login, 'no one is logged in after a reload').toBeVisible();
  await page.unroute('**/api/auth/logout.php');
  await page.reload();
  await expect(shell(page).login).toBeVisible();
  const session = await page.evaluate(async () => (await fetch('/api/auth/check-session.php')).json());
  expect(session).toEqual({ authenticated: false, user: null });
});
