import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { shell } from './shell.ts';
import { characters, chooseAccount, signInAs } from './sign-in.ts';

test('a user with one character is logged in right away', async ({ page, context }) => {
  await signInAs(page, personas.oneCharacter);
  await expect(page).toHaveURL('/');
  await expect(shell(page).accountMenu).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.filter(({ httpOnly }) => !httpOnly)).toEqual([]);
});

test('a user with three characters selects one and is logged in as it', async ({ page }) => {
  await page.goto('/login');
  await chooseAccount(page, personas.threeCharacters);
  await expect(page.getByRole('heading', { name: 'Select Your Character' })).toBeVisible();
  await expect(characters(page)).toHaveCount(3);
  const second = characters(page).nth(1);
  const [firstName = ''] = ((await second.innerText()).match(/[A-Z][a-z]+ [A-Z][\w-]+/)?.[0] ?? '').split(' ');
  expect(firstName).not.toBe('');
  await expect(shell(page).login, 'a login is in progress').toBeHidden();
  await page.reload();
  await expect(characters(page)).toHaveCount(3);
  await expect(page).toHaveTitle('Logging in with GTA World · Forecourt');
  await second.click();
  await expect(shell(page).accountMenu).toContainText(`Hi, ${firstName}`);
});

test('a user without characters sees a message and stays logged out', async ({ page }) => {
  await page.goto('/login');
  await chooseAccount(page, personas.noCharacters);
  await expect(page.getByText('No characters found for this account')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect(shell(page).login).toBeVisible();
});

test('cancelling at the provider shows a friendly message and logs no one in', async ({ page }) => {
  await page.goto('/login');
  await page.waitForURL('**/oauth/authorize?*');
  await page.getByRole('button', { name: /^cancel/i }).click();
  await expect(page.getByRole('heading', { name: 'You’re not logged in' })).toBeVisible();
  await expect(page.getByText('Authentication Failed')).toBeHidden();
  await expect(shell(page).login).toBeVisible();
});

test('a suspended user sees until when and why', async ({ page, complaints }) => {
  complaints.allow(/403.*\/api\/auth\/authenticate/);
  await page.goto('/login');
  await chooseAccount(page, personas.suspended);
  await expect(page.getByRole('heading', { name: /is suspended$/ })).toBeVisible();
  const decision = page.getByRole('region', { name: 'Staff decision' });
  await expect(decision).toContainText(/Reason\S.*Until.*\d{4} at \d/s);
  await expect(page.getByText('Questions').locator('..')).toContainText('555');
  await expect(shell(page).login).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeHidden();
});

test('returning without a code shows a message', async ({ page }) => {
  await page.goto('/auth/callback');
  await expect(page.getByText('No authorization code received')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible();
});

test('a code this browser didn’t request is rejected', async ({ page, complaints }) => {
  complaints.allow(/403.*\/api\/auth\/gta-world-token/);
  await page.goto('/auth/callback?code=stolen&state=stolen');
  await expect(page.getByRole('heading', { name: 'Authentication Failed' })).toBeVisible();
  await expect(page.getByText(/wasn’t started in this browser/)).toBeVisible();
  await expect(shell(page).login).toBeVisible();
});
