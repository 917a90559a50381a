import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { shell } from './shell.ts';
import { chooseAccount, signInAs } from './sign-in.ts';

/** Resets the same person before every story in this file. */
async function forgetContactDetails(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const answer = await fetch('/api/users.php?action=update_profile', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone_number: '', routing_number: '' }),
    });
    return answer.status;
  });
  expect(status).toBe(200);
}

test('a newcomer lands where they wanted to go, and isn’t asked for anything', async ({ page }) => {
  await signInAs(page, personas.incompleteProfile, '/login?returnUrl=/terms');
  await expect(page).toHaveURL('/terms');
  for (const address of ['/messages', '/saved', '/support', '/payment-history']) {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});

test('a newcomer who selected Send Message comes back to the open conversation', async ({ page }) => {
  const { cars } = (await (await page.request.get('/api/cars.php?limit=1')).json()) as { cars: { id: number }[] };
  await page.goto(`/car/${cars[0]!.id}`);
  await page.getByRole('button', { name: 'Send Message' }).first().click();
  await chooseAccount(page, personas.incompleteProfile);
  await expect(page.getByRole('dialog', { name: 'Messages' }).getByRole('textbox')).toBeVisible();
  await expect(page).toHaveURL(`/car/${cars[0]!.id}`);
});

test('the banner and the menu remind the user on every page, and the banner can be dismissed', async ({ page }) => {
  await signInAs(page, personas.incompleteProfile);
  await page.goto('/privacy');
  const { profileBanner, accountMenu, entry } = shell(page);
  await expect(profileBanner.getByRole('link')).toHaveAttribute('href', '/complete-profile?returnUrl=%2Fprivacy');
  await accountMenu.click();
  await entry('Complete your profile').click();
  await expect(page).toHaveURL('/complete-profile?returnUrl=%2Fprivacy');
  await page.goto('/privacy');
  await profileBanner.getByRole('button', { name: /dismiss|close/i }).click();
  await expect(profileBanner).toBeHidden();
});

test('missing and wrong values have an error at their field, and then the user continues to their page', async ({
  page,
  complaints,
}) => {
  complaints.allow(/400.*\/api\/auth\/complete-profile/);
  await page.goto('/login?returnUrl=/sell');
  await chooseAccount(page, personas.incompleteProfile);
  await expect(page).toHaveURL(/\/complete-profile/);

  const phone = page.getByLabel('Phone Number');
  const routing = page.getByLabel('Routing Number');
  const submit = page.getByRole('button', { name: 'Complete Profile' });
  await submit.click();
  await expect(phone).toHaveAccessibleDescription(/Phone number is required/);
  await expect(routing).toHaveAccessibleDescription(/Routing number is required/);
  await expect(phone).toHaveAttribute('aria-invalid', 'true');

  await phone.fill('none');
  await routing.fill('12345');
  await submit.click();
  await expect(phone).toHaveAccessibleDescription(/Please enter a valid phone number \(any number of digits\)/);
  await expect(routing).toHaveAccessibleDescription(/Please enter a valid routing number \(9 digits\)/);

  await phone.fill('(555) 010-2030');
  await routing.fill('012345678');
  await submit.click();
  await expect(page).toHaveURL('/sell');
  await expect(shell(page).profileBanner).toBeHidden();

  await page.goto('/profile');
  await expect(page.getByText('012345678')).toBeVisible();
  await forgetContactDetails(page);
});

test('selling and applying ask for the numbers, and Not now leads on without them', async ({ page }) => {
  await signInAs(page, personas.incompleteProfile);
  for (const address of ['/sell', '/become-dealer']) {
    await page.goto(address);
    await expect(page).toHaveURL(`/complete-profile?returnUrl=${encodeURIComponent(address)}`);
  }
  await expect(page.getByText('then you can apply')).toBeVisible();
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/');
});
