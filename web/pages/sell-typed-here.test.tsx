import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListingValues } from '../features/cars/listing/form/listing-values.ts';
import { catalogue, fullDraft, noListings } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { freeQuote, quoted } from '../testing/quotes.ts';

const saved = { success: true as const, listing: fullDraft };

/** What was typed on this device gave way to something newer on an earlier visit. */
function open(address: string, typed: Partial<ListingValues>) {
  localStorage.setItem(`forecourt.listing-draft.${johnny.id}.7.aside`, JSON.stringify(typed));
  return openApp(address, {
    ...signedIn(johnny),
    ...catalogue,
    ...noListings,
    'cars.editing': saved,
    'cars.update': saved,
    'payments.open': { success: true, payments: [] },
    ...quoted(freeQuote),
  });
}

const notice = () => screen.findByRole('region', { name: 'Typed on this device' });
const use = async (what: string) => within(await notice()).getByRole('button', { name: `Use this for ${what}` });

test('what was typed here reads as the page itself says it, and a text stays what was typed', async () => {
  open('/sell/7', {
    armour: '2',
    engine_upgrade: '0',
    drive: 'all',
    has_turbo: 'no',
    colour: 'two-tone',
    contactPhone: '5550140',
    open_to_trade: true,
    title: 'no',
    description: 'red',
  });
  const lines = within(await notice())
    .getAllByRole('listitem')
    .map((line) => line.querySelector('span')?.textContent);
  expect(lines).toEqual([
    'Colour: Two-tone',
    'Description: red',
    'Drive: All-wheel drive',
    'Turbo: No',
    'Engine upgrade: Stock',
    'Armour: 40 %',
    'Title: no',
    'Contact phone: 555-0140',
    'Open to trade: Yes',
  ]);
});

test('that something gave way is announced, with what it was', async () => {
  open('/sell/7', { mileage: '44,200 or so', armour: '2' });
  await notice();
  const said = screen.getAllByRole('status').map((one) => one.textContent);
  expect(said).toContain(
    'This draft was changed somewhere else. What you typed here is shown above the form: Mileage, Armour.',
  );
});

test.each([
  ['Mileage', { mileage: '44,200 or so' }, /^Mileage/],
  ['Armour', { armour: '2' }, '40 %'],
  ['Open to trade', { open_to_trade: true }, 'Open to trade'],
  ['Features', { features: ['Dashcam'] }, 'Dashcam'],
] as const)(
  'who uses what they typed is at its field (%s), also when it stands under More',
  async (what, typed, label) => {
    const { user } = open('/sell/7', typed as Partial<ListingValues>);
    await user.click(await use(what));
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(document.activeElement?.closest('details')?.open ?? true).toBe(true);
  },
);

test('who keeps the newer draft goes on at the heading of the step', async () => {
  const { user } = open('/sell/7', { mileage: '44,200 or so' });
  await user.click(within(await notice()).getByRole('button', { name: 'Keep the latest version' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vehicle Information' }));
});

test('at the review, which has no fields, one goes on at its heading', async () => {
  const { user } = open('/sell/7?step=review', { description: 'Well kept. One owner.', mileage: '46,000' });
  await user.click(await use('Mileage'));
  expect(await screen.findByText(/46,000 mi/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review' }));
});

test('what makes the review impossible leads to its field', async () => {
  const { user } = open('/sell/7?step=review', { mileage: '44,200 or so' });
  await user.click(await use('Mileage'));
  expect(document.activeElement).toBe(await screen.findByLabelText(/^Mileage/));
});
