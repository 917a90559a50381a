import { anotherPerson } from './another-person.ts';
import { calls, myId } from './calls.ts';
import { test } from './fixtures.ts';
import { expectOutcome, onAPhone } from './outcome.ts';
import { liveListing } from './own-cars.ts';
import { personas } from './personas.ts';

test('after a webhook, the outcome is shown and announced on a phone, and the keyboard continues from there', async ({
  page,
  become,
}) => {
  await onAPhone(page);
  await become(personas.admin);
  await page.goto('/staff/webhooks');
  await page.getByRole('button', { name: 'Edit Price alerts' }).click();
  const form = page.getByRole('dialog', { name: 'Price alerts' });
  await form.getByRole('textbox', { name: 'Address' }).fill('https://chat.forecourt.example/hooks/price-alert');
  await form.getByRole('button', { name: 'Save webhook' }).click();
  await expectOutcome(page, 'webhook', '“Price alerts” saved');
});

test('after the staff dialogs about a user and a car, the outcome is shown and announced on a phone, and the keyboard continues from there', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
}) => {
  await onAPhone(page);
  const carmen = await anotherPerson(browser, site, await sessionOf(personas.otherPrivateSeller));
  const [userId, carId] = [await myId(carmen), await liveListing(carmen, 'Flagged on a phone')];
  await become(personas.admin);

  await page.goto('/staff/cars?q=Flagged+on+a+phone');
  await page.getByRole('button', { name: /^Flag/ }).first().click();
  const flag = page.getByRole('dialog');
  await flag.getByLabel(/^Reason/).fill('It looks like another one');
  await flag.getByRole('button', { name: 'Flag' }).click();
  await expectOutcome(page, 'flag a car', /^“Flagged on a phone” flagged/);
  await calls(page).cars.updateStatus({ id: carId, status: 'removed', reason: 'The story is over' });

  await page.goto(`/staff/users?person=${userId}&change=status`);
  const status = page.getByRole('dialog');
  await status.getByLabel(/^Reason/).fill('Rude words');
  await status.getByRole('button', { name: /^Suspend/ }).click();
  await expectOutcome(page, 'suspend a user', /is suspended$/);
  const { person } = await calls(page).users.standing({ id: userId });
  const seen = { standing: person.standing, until: person.until };
  await calls(page).accounts.updateStatus({ user_id: userId, status: 'active', reason: 'It was a story', seen });
  await carmen.context().close();
});

test('after a decision about a sale and an award, the outcome is shown and announced on a phone, and the keyboard continues from there', async ({
  page,
  become,
  browser,
  site,
  sessionOf,
}) => {
  await onAPhone(page);
  const seller = await anotherPerson(browser, site, await sessionOf(personas.dealerManager));
  const carmen = await anotherPerson(browser, site, await sessionOf(personas.otherPrivateSeller));
  const buyer_id = await myId(carmen);
  const car_id = await liveListing(seller, 'Decided on a phone');
  const { sale } = await calls(seller).sales.complete({ car_id, buyer_id, sale_price: 20_000 });
  const disputed = await calls(carmen).sales.dispute({ id: sale.id, reason: 'I never bought this car' });
  for (const other of [seller, carmen]) await other.context().close();

  await become(personas.admin);
  await page.goto(`/staff/tickets?ticket=${disputed.sale.ticket_id}`);
  await page.getByRole('button', { name: 'Annul sale' }).click();
  const decision = page.getByRole('dialog', { name: 'Annul sale' });
  await decision.getByLabel('Reason').fill('The car never changed hands');
  await decision.getByRole('button', { name: 'Annul sale' }).click();
  await expectOutcome(page, 'annul a sale', 'Sale annulled');

  await page.goto(`/staff/awards?person=${buyer_id}`);
  await page.getByRole('button', { name: 'Grant award' }).click();
  const award = page.getByRole('dialog', { name: 'Grant award' });
  await award.getByRole('combobox').selectOption({ index: 1 });
  await award.getByLabel(/^Reason/).fill('Helped many newcomers');
  await award.getByRole('button', { name: 'Grant award' }).click();
  await expectOutcome(page, 'grant an award', /^Award granted to/);
});
