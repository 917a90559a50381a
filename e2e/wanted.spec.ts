import type { Page } from '@playwright/test';
import { anotherPerson } from './another-person.ts';
import { expectNoFindings } from './axe.ts';
import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { liveListing, takeDown } from './own-cars.ts';
import { personas } from './personas.ts';

const phone = { width: 390, height: 844 };

/** Deletes what the story's owner has posted before, because three can be open. */
async function noAds(page: Page): Promise<void> {
  for (const { id, may } of (await calls(page).wanted.mine({})).ads)
    if (may.change.includes('delete')) await calls(page).wanted.change({ id, transition: 'delete' });
}

for (const [device, viewport] of [
  ['a phone', phone],
  ['a desktop', { width: 1280, height: 900 }],
] as const)
  test(`on ${device}, a wanted ad is posted, its digest reaches a seller, and the reply with the car arrives`, async ({
    page: mara,
    become,
    browser,
    site,
    sessionOf,
  }) => {
    const title = `Low Karin ${device}`;
    const carmen = await anotherPerson(browser, site, await sessionOf(personas.otherPrivateSeller));
    await carmen.setViewportSize(viewport);
    await mara.setViewportSize(viewport);
    await become(personas.oneCharacter);
    await noAds(mara);
    const car = `Answer from ${device}`;
    const carId = await liveListing(carmen, car);

    // Browse finds nothing, so it is posted as a wanted ad.
    await mara.goto('/browse?make=Karin&year=2008&maxPrice=25000&search=zzzz');
    await mara.getByRole('link', { name: 'Post as wanted ad' }).click();
    // Browse has a button of the same name, and is shown until the form's code has loaded.
    await expect(mara.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await mara.getByRole('button', { name: 'Remove filter: “zzzz”' }).click();
    await mara.getByRole('textbox', { name: 'Title' }).fill(title);
    await expect(mara.getByRole('textbox', { name: 'What you would pay' })).toHaveValue('25000');
    await mara.getByRole('textbox', { name: 'More about it' }).fill('For slow Sundays.');
    await expectNoFindings(mara, 'the form of a wanted ad');
    await mara.getByRole('button', { name: 'Post a wanted ad' }).click();
    await expect(mara.getByRole('heading', { name: title })).toBeVisible();
    const adPath = new URL(mara.url()).pathname;
    await expectNoFindings(mara, 'an own wanted ad');

    // The digest of the day. Other people on the board may look for such a car, too.
    const digest = `Your “${car}” matches what`;
    await expect
      .poll(async () => {
        await carmen.request.post('/demo/clock/day-end');
        const { notices } = await calls(carmen).notices.list({});
        return notices.filter(({ sentence }) => sentence.startsWith(digest)).length;
      })
      .toBe(1);
    await carmen.goto('/notifications');
    await carmen.getByText(digest).click();
    await expect(carmen).toHaveURL(/\/wanted/);
    await carmen.goto(adPath);
    await carmen
      .getByRole('button', { name: /^Reply with/ })
      .first()
      .click();
    await expectNoFindings(carmen, 'the reply to a wanted ad');
    const dialog = carmen.getByRole('dialog', { name: 'Reply to Mara Quinn' });
    await dialog.getByRole('textbox', { name: 'Message' }).fill('This one is low enough.');
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await expect(carmen).toHaveURL(/\/messages\/\d+$/);

    // The owner sees the conversation with the car.
    await mara.goto(new URL(carmen.url()).pathname);
    const card = mara.getByRole('listitem').filter({ hasText: 'Reply to the wanted ad' });
    await expect(card).toContainText('This one is low enough.');
    await expect(card.getByRole('link', { name: car })).toHaveAttribute('href', `/car/${carId}`);
    await expectNoFindings(mara, 'a conversation with a reply');

    await mara.goto('/wanted');
    await expect(mara.getByRole('region', { name: 'Your wanted ads' })).toContainText(title);
    await expectNoFindings(mara, 'the board');
    await mara.goto(adPath);
    await mara.getByRole('button', { name: 'Found a car' }).click();
    await expect(mara.getByText('Wanted ad closed')).toBeVisible();
    await takeDown(carmen, carId);
    await carmen.context().close();
  });
