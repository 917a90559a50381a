import { test } from './fixtures.ts';
import { expectOutcome, onAPhone } from './outcome.ts';
import { liveListing, readyDraft, takeDown } from './own-cars.ts';
import { personas } from './personas.ts';

test('after the forms of a company, the outcome is shown and announced on a phone, and the keyboard continues from there', async ({
  page,
  become,
}) => {
  await onAPhone(page);
  await become(personas.dealerOwner);
  await page.goto('/dealer/settings');
  await page.getByLabel('Description').fill('Family business since the harbour opened.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectOutcome(page, 'company settings', 'Changes saved');

  await page.goto('/dealer/team');
  await page.getByLabel('Find a member').fill('Hank Morrow');
  await page.getByRole('list', { name: 'Members found' }).getByRole('button').click();
  await page.getByRole('button', { name: 'Add to Team' }).click();
  await expectOutcome(page, 'invitation', 'Invitation sent successfully!');
});

test('after listing a car and editing it, the outcome is shown and announced on a phone, and the keyboard continues from there', async ({
  page,
  become,
}) => {
  await onAPhone(page);
  await become(personas.dealerOwner);
  const draft = await readyDraft(page, 'Listed on a phone');
  await page.goto(`/sell/${draft}?step=review`);
  await page.getByRole('button', { name: 'List my car' }).click();
  await expectOutcome(page, 'sell a car', 'Your listing is live');
  await takeDown(page, draft);

  const listed = await liveListing(page, 'Edited on a phone');
  await page.goto(`/sell/${listed}`);
  await page.getByLabel('Description').fill('New brakes since last week.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectOutcome(page, 'edit a listing', 'Changes saved');
  await takeDown(page, listed);
});
