import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';

test('a member edits their profile by keyboard on a phone, everyone can read it, and the tabs work', async ({
  page,
  become,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await become(personas.oneCharacter);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit public profile' }).press('Enter');
  await page.getByLabel('Bio').fill('Saves one car a year.');
  const specialties = page.getByLabel('Specialties');
  await specialties.focus();
  await page.keyboard.type('Lowriders');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Lowriders' })).toBeVisible();
  await expectNoFindings(page, 'the form');
  await page.getByRole('button', { name: 'Save Changes' }).press('Enter');
  await expect(page.getByText('Public profile saved')).toBeVisible();

  await page.getByRole('link', { name: 'View public profile' }).click();
  await expect(page.getByText('Saves one car a year.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Specialties' }).getByText('Lowriders')).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Mara Quinn' });
  for (const [tab, address] of [
    ['Reviews', 'reviews'],
    ['Awards', 'awards'],
    ['Sales History', 'sales'],
  ] as const) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`\\?tab=${address}$`));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectNoFindings(page, tab);
  }
  await page.goBack();
  await expect(tabs.getByRole('link', { name: 'Awards' })).toHaveAttribute('aria-current', 'page');
});
