import { expectNoFindings } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { shell } from './shell.ts';
import { visit, visits } from './visit.ts';

for (const one of visits) {
  test(`${one.name} can be used by everyone, in light, in dark and on a phone`, async ({
    page,
    become,
    complaints,
  }) => {
    // Sample ids may lead to a page that says "not found".
    if (one.path.endsWith('/1')) complaints.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    if (one.persona) await become(one.persona);
    await visit(page, one);
    await expectNoFindings(page, 'light');
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    // What it is made of is the same; only its colours are others.
    await expectNoFindings(page, 'dark', ['color-contrast']);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFindings(page, 'phone');
  });
}

test('the open menus can be used by everyone', async ({ page, become }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await become(personas.incompleteProfile);
  await page.goto('/');
  await shell(page).accountMenu.click();
  await expect(shell(page).menu).toBeVisible();
  await expectNoFindings(page, 'account menu');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await shell(page).mobileMenu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page, 'mobile menu');
});

test('the provider’s page and the choice of a character can be used by everyone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await page.waitForURL('**/oauth/authorize?*');
  await expectNoFindings(page, 'provider');
  await page.getByRole('button', { name: personas.threeCharacters }).click();
  await page.getByRole('heading', { name: 'Select Your Character' }).waitFor();
  await expectNoFindings(page, 'characters');
});
