import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { personas } from './personas.ts';
import { shell } from './shell.ts';
import { signInAs } from './sign-in.ts';
import { settled, visit, visits } from './visit.ts';

/** What axe finds, as lines that say where to look. */
async function findings(page: Page): Promise<string[]> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(' ')})`));
}

for (const one of visits) {
  test(`${one.name} can be used by everyone, in light, in dark and on a phone`, async ({ page, complaints }) => {
    // Sample ids may lead to a page that says "not found".
    if (one.path.endsWith('/1')) complaints.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    if (one.persona) await signInAs(page, one.persona);
    await visit(page, one);
    expect(await findings(page), 'light').toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    expect(await findings(page), 'dark').toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findings(page), 'phone').toEqual([]);
  });
}

test('the open menus can be used by everyone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs(page, personas.incompleteProfile);
  await shell(page).accountMenu.click();
  await expect(shell(page).menu).toBeVisible();
  expect(await findings(page), 'account menu').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await shell(page).mobileMenu.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page), 'mobile menu').toEqual([]);
});

test('the provider’s page and the choice of a character can be used by everyone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/login');
  await page.waitForURL('**/oauth/authorize?*');
  expect(await findings(page), 'provider').toEqual([]);
  await page.getByRole('button', { name: personas.threeCharacters }).click();
  await page.getByRole('heading', { name: 'Select Your Character' }).waitFor();
  expect(await findings(page), 'characters').toEqual([]);
});
