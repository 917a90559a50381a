import sharp from 'sharp';
import { anotherPerson } from './another-person.ts';
import { expectNoFindings } from './axe.ts';
import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { liveListing, takeDown } from './own-cars.ts';
import { personas } from './personas.ts';

test('a dealer finds an unanswered question, takes it, and replies with a saved reply and a photo', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
}) => {
  const buyer = await anotherPerson(browser, site, await sessionOf(personas.privateSeller));
  await become(personas.dealerOwner);
  await page.goto('/messages');
  const car = await liveListing(page, 'Sultan of the inbox');
  const { user } = await calls(buyer).accounts.checkSession({});
  const { id } = await calls(buyer).messaging.create({ car_id: car });
  await calls(buyer).messaging.sendMessage({
    conversation_id: id,
    sender_id: user!.id,
    content: 'Does the glovebox squeak?',
  });

  await page.getByRole('button', { name: 'Unanswered' }).click();
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('glovebox');
  const list = page.getByRole('navigation', { name: 'Conversations' });
  await expect(list.getByRole('link')).toHaveCount(1);
  await list.getByRole('link', { name: /Yuki Tanaka/ }).click();

  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await page.getByRole('menuitem', { name: /Grace Castellano/ }).click();
  await expect(page.getByRole('button', { name: 'Assigned to Grace Castellano' })).toBeVisible();

  await page.getByRole('button', { name: 'Saved replies' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saved replies' });
  await dialog.getByRole('button', { name: 'New saved reply' }).click();
  await dialog.getByLabel('Name').fill('Yes, of course');
  await dialog.getByRole('textbox', { name: /^Reply/ }).fill('Hi {name}, the {car} is fine.');
  await dialog.getByRole('button', { name: 'Save reply' }).click();
  await expectNoFindings(page, 'saved replies');
  await dialog.getByRole('button', { name: /^Yes, of course/ }).click();
  const box = page.getByRole('textbox', { name: /^Message to/ });
  await expect(box).toHaveValue('Hi Yuki, the Sultan of the inbox is fine.');

  const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#468' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Add photos')
    .and(page.locator('input'))
    .setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const thread = page.getByRole('region', { name: /^Messages with/ });
  await expect(thread.getByText('Hi Yuki, the Sultan of the inbox is fine.')).toBeVisible();
  await expect(thread.getByRole('button', { name: 'Picture 1 of 1, open full size' })).toBeVisible();
  await expectNoFindings(page, 'the inbox');
  // Answered, so it's no longer in this list.
  await expect(page.getByText('No conversations found')).toBeVisible();

  await buyer.goto(`/messages/${id}`);
  const picture = buyer.getByRole('button', { name: 'Picture 1 of 1, open full size' });
  await expect(picture).toBeVisible();
  await expect(buyer.getByText(/Assigned to/)).toHaveCount(0);
  await takeDown(page, car);
  await buyer.context().close();
});
