import type { Page } from '@playwright/test';
import { anotherPerson } from './another-person.ts';
import { expectNoFindings } from './axe.ts';
import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { liveListing, takeDown } from './own-cars.ts';
import { personas } from './personas.ts';
import { chooseAccount } from './sign-in.ts';

/** From the listing going live to the notification on another open page. */
const longestMs = 2_000;

async function forgetEverything(page: Page): Promise<void> {
  const { searches, notices } = calls(page);
  for (const { id } of (await searches.list({})).searches) await searches.remove({ id });
  await notices.markAllRead({ up_to: new Date().toISOString() });
}

for (const [device, viewport] of [
  ['a desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(device, () => {
    test.use({ viewport });

    test(`on ${device}, a visitor saves a search, logs in, hears of a matching car and stops the search from it`, async ({
      page,
      browser,
      site,
      sessionOf,
    }) => {
      await page.goto('/browse?make=Karin&maxPrice=22000');
      await page.getByRole('button', { name: 'Save search' }).first().click();
      await chooseAccount(page, personas.incompleteProfile);
      await expect(page).toHaveURL('/browse?make=Karin&maxPrice=22000');
      await expect(page.getByText('Search saved').first()).toBeVisible();
      await calls(page).notices.markAllRead({ up_to: new Date().toISOString() });

      const seller = await anotherPerson(browser, site, await sessionOf(personas.dealerOwner));
      const bell = page.getByRole(device === 'a phone' ? 'link' : 'button', { name: /^Notifications/ });
      // Loads everything a first listing of this process has to load. Its notification mustn't arrive later.
      const warmUp = await liveListing(seller, 'Warm-up');
      await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
      await takeDown(seller, warmUp);
      await calls(page).notices.markAllRead({ up_to: new Date().toISOString() });
      await page.goto('/help');
      await expect(bell).toHaveAccessibleName('Notifications');
      const car = await liveListing(seller, 'Rally car of the story');
      const listedAt = Date.now();
      await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
      expect(Date.now() - listedAt).toBeLessThan(longestMs);

      await bell.click();
      await expect(page.getByText(/^(Unread: )?“Rally car of the story” matches your search/)).toBeVisible();
      await expectNoFindings(page, 'the notification');
      await page
        .getByRole('button', { name: /^Stop alerts for / })
        .first()
        .click();
      await expect(page.getByText('Alerts stopped')).toBeVisible();
      await page.goto('/saved/searches');
      await expect(page.getByText(/No alerts/)).toBeVisible();
      await expectNoFindings(page, 'saved searches');

      await takeDown(seller, car);
      await seller.context().close();
      await forgetEverything(page);
    });
  });
