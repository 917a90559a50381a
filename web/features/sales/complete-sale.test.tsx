import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import { ownZentorno } from '../../testing/a-car.ts';
import type { Answers, Asked } from '../../testing/fake-server.ts';
import { liveListing } from '../../testing/listings.ts';
import { openApp } from '../../testing/open-app.tsx';
import { openCar } from '../../testing/open-car.tsx';
import { johnny, kenji, maria, signedIn } from '../../testing/people.ts';
import { anOffer } from '../../testing/offers.ts';
import { aSale, confirmedSale } from '../../testing/sales.ts';

const person = ({ id, name }: { id: number; name: string }) => ({ id, name, avatar_url: null, company_name: null });
const writers = { 'sales.buyers': { success: true, buyers: [person(kenji)] } } satisfies Answers;
const said = (asked: Asked[], call: Asked['name']) => asked.filter(({ name }) => name === call).map(({ body }) => body);

/** Johnny's listings, with the Sultan on sale or sold. */
const openListings = (listing: Partial<OwnListing>, answers: Answers = {}) =>
  openApp('/my-listings', {
    ...signedIn(johnny),
    ...writers,
    'payments.open': { success: true, payments: [] },
    'cars.mine': async () => ({
      success: true,
      listings: [{ ...liveListing, ...listing }],
      page: 1,
      pages: 1,
      by_status: { active: 1 },
      slots: { used: 1, of: 5 },
    }),
    ...answers,
  });

async function openDialog(user: ReturnType<typeof openApp>['user']) {
  await user.click(await screen.findByRole('button', { name: /^Mark as Sold/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Sale' }));
  await dialog.findByRole('textbox', { name: 'Buyer' });
  return dialog;
}

test('someone who asked about the car is selected in one step, the asking price is filled in, and Undo undoes the sale', async () => {
  const { user, asked } = openListings(
    {},
    {
      'sales.complete': { success: true, sale: aSale },
      'sales.withdraw': { success: true, sale: { ...aSale, status: 'withdrawn' } },
    },
  );
  const dialog = await openDialog(user);
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Sale price' }).value).toBe('39,900');
  await user.click(await dialog.findByRole('button', { name: 'Kenji Sato' }));
  expect(dialog.getByText('We’ll ask them to confirm the purchase')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '$100 less' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Sale method' }), 'Trade');
  await user.click(dialog.getByRole('button', { name: 'Complete Sale' }));
  const done = 'Sale completed successfully! You can now edit the sale amount in your sales history.';
  expect(await screen.findByText(done)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(said(asked, 'sales.complete')).toEqual([
    {
      car_id: 8,
      buyer_id: kenji.id,
      buyer_contact: null,
      sale_price: 39_800,
      sale_method: 'trade',
      sale_notes: null,
    },
  ]);
  expect(screen.getByRole('link', { name: 'Open my sales history' }).getAttribute('href')).toBe('/sales');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(said(asked, 'sales.withdraw')).toEqual([{ id: aSale.id }]));
  expect(said(asked, 'cars.change')).toEqual([]);
});

test('another member is found by name, a plain name stays a name, and every field is optional', async () => {
  const { user, asked } = openListings(
    {},
    {
      'people.find': { success: true, people: [{ ...person(maria), refusal: null, known_to_staff: null }] },
      'sales.complete': { success: true, sale: aSale },
    },
  );
  const dialog = await openDialog(user);
  const buyer = dialog.getByRole('textbox', { name: 'Buyer' });
  await user.type(buyer, 'Maria');
  await dialog.findByRole('button', { name: /Maria Lopez/ });
  expect(asked.findLast(({ name }) => name === 'people.find')?.query).toMatchObject({ purpose: 'sale', car_id: '8' });
  await user.clear(dialog.getByRole('textbox', { name: 'Sale price' }));
  await user.click(dialog.getByRole('button', { name: 'Complete Sale' }));
  await waitFor(() => expect(said(asked, 'sales.complete')).toHaveLength(1));
  expect(said(asked, 'sales.complete')[0]).toMatchObject({ buyer_name: 'Maria', sale_price: null, sale_method: null });
  expect(said(asked, 'sales.complete')[0]).not.toHaveProperty('buyer_id');
});

test('an invalid amount is reported at its field and not sent, and a failure keeps all input', async () => {
  const { user, asked } = openListings({}, { 'sales.complete': { fails: 'internal' } });
  const dialog = await openDialog(user);
  const price = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Sale price' });
  await user.clear(price);
  await user.type(price, 'a lot');
  await user.type(dialog.getByRole('textbox', { name: 'Sale notes' }), 'Cash, at the pier');
  await user.click(dialog.getByRole('button', { name: 'Complete Sale' }));
  expect(await dialog.findByText('Please enter a valid amount')).toBeTruthy();
  expect(said(asked, 'sales.complete')).toEqual([]);
  await user.clear(price);
  await user.type(price, '25k');
  await user.click(dialog.getByRole('button', { name: 'Complete Sale' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Failed to complete sale. Please try again.');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Sale notes' }).value).toBe('Cash, at the pier');
  expect(said(asked, 'sales.complete')[0]).toMatchObject({ sale_price: 25_000 });
});

test('the server’s error about the buyer is shown at the buyer field', async () => {
  const { user } = openListings({}, { 'sales.complete': { fails: 'own_buyer' } });
  const dialog = await openDialog(user);
  await user.click(await dialog.findByRole('button', { name: 'Kenji Sato' }));
  await user.click(dialog.getByRole('button', { name: 'Complete Sale' }));
  expect(await dialog.findByText('You can’t sell a car to yourself or your own team')).toBeTruthy();
  expect(dialog.getByText('Kenji Sato')).toBeTruthy();
});

test('on the car page it stays as sold, with its sale and Undo', async () => {
  const sold = {
    ...ownZentorno,
    status: 'sold' as const,
    own: { ...ownZentorno.own!, transitions: ['relist' as const] },
  };
  const { user, answers, here, asked } = openCar(ownZentorno, {
    ...signedIn(maria),
    ...writers,
    'sales.complete': async () => {
      answers['cars.get'] = sold;
      return { success: true, sale: aSale };
    },
    'sales.ofCar': { success: true, sale: aSale },
    'sales.withdraw': { success: true, sale: { ...aSale, status: 'withdrawn' } },
  });
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Complete Sale' }));
  const strip = within(await screen.findByRole('region', { name: 'Your listing' }));
  expect(await strip.findByText('Sold to Kenji Sato for $38,000')).toBeTruthy();
  expect(here()).toBe('/car/7');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await user.click(strip.getByRole('button', { name: 'Undo sale' }));
  const question = within(await screen.findByRole('dialog', { name: 'Undo this sale?' }));
  await user.click(await question.findByRole('button', { name: 'Undo sale' }));
  await waitFor(() => expect(said(asked, 'sales.withdraw')).toEqual([{ id: aSale.id }]));
});

test('a sale that the buyer has confirmed can’t be undone, and the page says why', async () => {
  const { user, asked } = openListings(
    { status: 'sold', may_edit: false, transitions: ['relist', 'delete'] },
    { 'sales.ofCar': { success: true, sale: confirmedSale } },
  );
  await user.click(await screen.findByRole('button', { name: /^Undo sale/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Undo this sale?' }));
  expect(await dialog.findByText(/Kenji Sato has confirmed the purchase, so this sale can’t be undone/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: 'Undo sale' })).toBeNull();
  expect(said(asked, 'sales.withdraw')).toEqual([]);
});

test('the trade-in of a deal with a company is sold to the person whose purchase is recorded', async () => {
  const traded = { ...anOffer, status: 'accepted' as const, seller_id: maria.id, contact_name: maria.name };
  const { user, asked } = openListings(
    {},
    {
      'offers.ofCar': {
        success: true,
        offers: [],
        as_trade_in: [{ ...traded, dealer_id: 3, seller_name: 'Eclipse Motors' }],
      },
      'sales.complete': { success: true, sale: aSale },
    },
  );
  await user.click(await screen.findByRole('button', { name: /^Mark as Sold/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Sale' }));
  expect(await dialog.findByText(maria.name)).toBeTruthy();
  expect(dialog.getByText('Eclipse Motors')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Complete Sale' }));
  await waitFor(() => expect(said(asked, 'sales.complete')).toMatchObject([{ buyer_id: maria.id }]));
});
