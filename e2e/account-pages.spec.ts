import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { shell } from './shell.ts';
import { characters, chooseAccount, signInAs } from './sign-in.ts';

test('the account has one menu, each page has its own address, also on a phone', async ({ page, become }) => {
  await become(personas.oneCharacter);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/profile');
  const menu = page.getByRole('navigation', { name: 'Your account' });
  for (const [name, path, heading] of [
    ['Notifications', '/profile/notifications', 'Notification settings'],
    ['Chat and webhooks', '/profile/webhooks', 'Chat and webhooks'],
    ['Sessions and data', '/profile/sessions', 'Sessions and data'],
    ['Profile', '/profile', 'Mara Quinn'],
  ] as const) {
    await menu.getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expectNoFindings(page, path);
  }
  await page
    .getByRole('navigation', { name: 'Your pages' })
    .getByRole('link', { name: /^My Tickets/ })
    .click();
  await expect(page).toHaveURL('/support?tab=tickets');
});

test('common addresses lead to the right page', async ({ page, become }) => {
  await become(personas.oneCharacter);
  for (const [typed, leadsTo] of [
    ['/account', '/profile'],
    ['/profile/account', '/profile/sessions'],
    ['/favorites', '/saved'],
    ['/profile#webhook', '/profile/webhooks'],
  ] as const) {
    await page.goto(typed);
    await expect(page).toHaveURL(leadsTo);
  }
});

test('a user with several characters switches between them, and cancelling changes nothing', async ({ page }) => {
  await signInAs(page, personas.threeCharacters);
  await page.goto('/terms');
  const { accountMenu, entry } = shell(page);
  const first = await accountMenu.innerText();
  await accountMenu.click();
  await entry('Switch character').click();
  await page.waitForURL('**/oauth/authorize?*');
  await page.getByRole('button', { name: /^cancel/i }).click();
  await expect(page.getByRole('heading', { name: 'You didn’t switch' })).toBeVisible();
  await expect(accountMenu).toHaveText(first, { useInnerText: true });

  await page.goto('/terms');
  await accountMenu.click();
  await entry('Switch character').click();
  await chooseAccount(page, personas.threeCharacters);
  await characters(page).nth(1).click();
  await expect(page).toHaveURL('/terms');
  await expect(accountMenu).not.toHaveText(first, { useInnerText: true });
});

test('a user with one character isn’t offered to switch', async ({ page, become }) => {
  await become(personas.oneCharacter);
  await page.goto('/profile');
  await expect(page.getByRole('link', { name: 'View public profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Switch character' })).toHaveCount(0);
});
