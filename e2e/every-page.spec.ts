import { expectNoFindings } from './axe.ts';
import { aCar } from './car-page.ts';
import { expect, test } from './fixtures.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { personas } from './personas.ts';
import { shell } from './shell.ts';
import { visit, visits } from './visit.ts';

/** From a small phone to a common screen, including the width where the messages button floats beside the page. */
const widths = [320, 390, 768, 1440, 1500];
/** These show the messages themselves, or redirect. */
const withoutWay = ['messages', 'conversation', 'login', 'authCallback'];
const calm = { reducedMotion: 'reduce' } as const;

// Each page is opened once for all checks, because opening it takes the most time.
for (const one of visits) {
  test(`${one.name} is accessible in light, in dark and on a phone, and nothing overlaps at any width`, async ({
    page,
    become,
  }) => {
    await page.emulateMedia({ ...calm, colorScheme: 'light' });
    if (one.name !== 'login') await become(one.persona ?? personas.oneCharacter);
    await visit(page, one);
    await expectNoFindings(page, 'light');
    await page.emulateMedia({ ...calm, colorScheme: 'dark' });
    // The structure is the same and only colours differ. On a phone it's the other way round.
    await expectNoFindings(page, 'dark', 'only');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFindings(page, 'phone', 'not');
    if (withoutWay.includes(one.name)) return;
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(faultsOfLayout), `at ${width} px`).toEqual([]);
    }
  });
}

test('public pages are accessible', async ({ page }) => {
  await page.emulateMedia({ ...calm, colorScheme: 'light' });
  await page.goto('/');
  for (const path of ['/', '/browse', `/car/${(await aCar(page, '')).id}`, '/dealers']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoFindings(page, path);
  }
});

test('the open menus are accessible', async ({ page, become }) => {
  await page.emulateMedia(calm);
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

test('the provider’s page and the character selection are accessible', async ({ page }) => {
  await page.emulateMedia(calm);
  await page.goto('/login');
  await page.waitForURL('**/oauth/authorize?*');
  await expectNoFindings(page, 'provider');
  await page.getByRole('button', { name: personas.threeCharacters }).click();
  await page.getByRole('heading', { name: 'Select Your Character' }).waitFor();
  await expectNoFindings(page, 'characters');
});
