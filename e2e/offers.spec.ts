import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';
import { liveListing, takeDown } from './own-cars.ts';
import { personas } from './personas.ts';
import { chooseAccount } from './sign-in.ts';

// Tokyo and Phoenix never change their clocks, so the difference is always 16 hours.
const inTokyo = { timezoneId: 'Asia/Tokyo' };
const onAPhoneInPhoenix = {
  timezoneId: 'America/Phoenix',
  viewport: { width: 390, height: 844 },
  hasTouch: true,
};
const nextWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

const thread = (page: Page) => page.getByRole('region', { name: /^Messages with/ });
const press = (page: Page, name: string) => thread(page).getByRole('button', { name, exact: true }).click();

/** Fills in the dialog that is open, and ends in the conversation. */
async function sendOffer(page: Page, amount: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Make an offer' });
  await dialog.getByLabel('Amount').fill(amount);
  await expectNoFindings(page, 'Make an offer');
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await expect(page).toHaveURL(/\/messages\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('an offer made on a phone becomes a reservation, a handover across two time zones and a verified sale', async ({
  page: visitor,
  newPerson,
}) => {
  const manager = await newPerson(personas.dealerManager, inTokyo);
  const buyer = await newPerson(personas.privateSeller, onAPhoneInPhoenix);
  const title = 'Sultan of the offer';
  const car = await liveListing(manager, title);

  // The button is in the first HTML, so that the panel doesn't move when the scripts arrive.
  expect(await (await visitor.request.get(`/car/${car}`)).text()).toContain('Make an offer');
  await buyer.goto(`/car/${car}`);
  await buyer.getByRole('button', { name: 'Make an offer' }).click();
  await sendOffer(buyer, '19000');
  await expect(thread(buyer).getByText('Waiting for Eclipse Motors.')).toBeVisible();
  await expectNoFindings(buyer, 'an offer on a phone');

  await manager.goto(`/dealer/inventory?q=${encodeURIComponent(title)}`);
  await expect(manager.getByText('best $19,000')).toBeVisible();
  await expect(manager.getByText('your turn')).toBeVisible();
  await manager.goto('/offers?side=received');
  const offer = manager.getByRole('list', { name: 'Offers' }).getByRole('listitem').filter({ hasText: title });
  await offer.getByRole('button', { name: 'Counter' }).click();
  const counter = manager.getByRole('dialog', { name: 'Counter this offer' });
  await counter.getByLabel('Amount').fill('20500');
  await counter.getByLabel('Note').fill('With winter tyres');
  await expectNoFindings(manager, 'a counter-offer');
  await counter.getByRole('button', { name: 'Send counter-offer' }).click();
  await expect(offer.getByText('Waiting for Yuki Tanaka.')).toBeVisible();

  await press(buyer, 'Accept $20,500');
  await expect(thread(buyer).getByText('The car is reserved for you.')).toBeVisible();
  await visitor.goto(`/car/${car}`);
  await expect(visitor.getByText(/Reserved until/)).toBeVisible();
  await expect(visitor.getByText('Yuki Tanaka')).toHaveCount(0);

  await buyer.getByRole('button', { name: 'Propose a meeting' }).click();
  const proposal = buyer.getByRole('dialog', { name: 'Propose a meeting' });
  await proposal.getByLabel('What for').selectOption('handover');
  await proposal.getByLabel('Day').fill(nextWeek);
  await proposal.getByLabel('Time').fill('17:00');
  await proposal.getByLabel('Area').selectOption({ index: 1 });
  await proposal.getByRole('button', { name: 'Propose meeting' }).click();
  await expect(proposal).toBeHidden();
  await offer.getByRole('link', { name: 'Open conversation' }).click();
  const handover = (page: Page) => page.getByRole('article', { name: 'Handover' });
  await expect(
    handover(manager)
      .getByText(/9:00 AM/)
      .first(),
  ).toBeVisible();
  await handover(manager).getByRole('button', { name: 'Accept' }).click();
  await expect(handover(buyer).getByText('Agreed', { exact: true })).toBeVisible();
  await expect(
    handover(buyer)
      .getByText(/5:00 PM/)
      .first(),
  ).toBeVisible();

  await press(manager, 'Mark as Sold');
  const sale = manager.getByRole('dialog', { name: 'Complete Sale' });
  await expect(sale.getByText('Yuki Tanaka')).toBeVisible();
  await expect(sale.getByLabel('Sale price')).toHaveValue('20,500');
  await expectNoFindings(manager, 'a sale after an offer');
  await sale.getByRole('button', { name: 'Complete Sale' }).click();
  await press(buyer, 'Confirm purchase');
  await expect(thread(buyer).getByText('You’ve confirmed this purchase')).toBeVisible();
  await manager.goto(`/sales?search=${encodeURIComponent(title)}`);
  await expect(manager.getByText('Verified', { exact: true }).first()).toBeVisible();
});

test('a second buyer waits in line, and the seller is asked about that offer once the car is released', async ({
  page: second,
  newPerson,
}) => {
  const seller = await newPerson(personas.otherPrivateSeller);
  const first = await newPerson(personas.privateSeller, onAPhoneInPhoenix);
  const car = await liveListing(seller, 'Sultan of the line');
  const { offer } = await calls(first).offers.make({ car_id: car, amount: 20_000 });
  await calls(seller).offers.accept({ id: offer.id, amount: 20_000 });

  // The sheet for printing loads late. Nothing on the page waits for it, least of all the reader's time zone.
  await first.route(/sales-sheet/, () => undefined);
  await first.goto(`/car/${car}`);
  await expect(first.getByText(/^Reserved until/).first()).not.toContainText('UTC');
  await first.unroute(/sales-sheet/);

  await second.emulateMedia({ reducedMotion: 'reduce' });
  await second.goto(`/car/${car}`);
  await second.getByRole('button', { name: 'Make an offer' }).click();
  await chooseAccount(second, personas.oneCharacter);
  // Asked for before the login, so it's open afterwards.
  const dialog = second.getByRole('dialog', { name: 'Make an offer' });
  await expect(dialog.getByText(/It’s reserved for another buyer right now/)).toBeVisible();
  await sendOffer(second, '20500');
  await expect(thread(second).getByText('The car is reserved for someone else. You’re in line.')).toBeVisible();
  await expectNoFindings(second, 'an offer in line');

  await seller.goto('/my-listings');
  await expect(seller.getByText('1 offer in line')).toBeVisible();
  await first.goto(`/messages/${offer.conversation_id}`);
  await press(first, 'End reservation');
  const release = first.getByRole('dialog', { name: 'End the reservation' });
  await release.getByLabel('Reason').fill('I found another one');
  await release.getByRole('button', { name: 'End reservation' }).click();
  await expect(thread(first).getByText('You released the car.')).toBeVisible();

  await expect(thread(second).getByText('Waiting for Carmen Ortega.')).toBeVisible();
  await seller.getByRole('button', { name: /^Notifications, \d\+? unread$/ }).click();
  const asked = /“Sultan of the line” is available again. Mara Quinn is next in line with \$20,500/;
  await seller.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: asked }).click();
  await press(seller, 'Accept $20,500');
  await expect(thread(second).getByText('The car is reserved for you.')).toBeVisible();
  await takeDown(seller, car);
});
