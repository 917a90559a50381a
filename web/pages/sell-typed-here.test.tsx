import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListingValues } from '../features/cars/listing/form/listing-values.ts';
import { catalogue, fullDraft, noListings } from '../testing/listings.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { freeQuote, quoted } from '../testing/quotes.ts';

const saved = { success: true as const, listing: fullDraft };

/** On an earlier visit, text typed on this device was replaced by something newer. */
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

test('replaced text is described in the page’s own words, and long text as typed', async () => {
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

test('a replacement is announced, with the old text', async () => {
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
] as const)('using the typed text focuses its field (%s), even under More', async (what, typed, label) => {
  const { user } = open('/sell/7', typed as Partial<ListingValues>);
  await user.click(await use(what));
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(document.activeElement?.closest('details')?.open ?? true).toBe(true);
});

test('keeping the newer draft continues at the step’s heading', async () => {
  const { user } = open('/sell/7', { mileage: '44,200 or so' });
  await user.click(within(await notice()).getByRole('button', { name: 'Keep the latest version' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Vehicle Information' }));
});

test('at the review, which has no fields, the heading gets the focus', async () => {
  const { user } = open('/sell/7?step=review', { description: 'Well kept. One owner.', mileage: '46,000' });
  await user.click(await use('Mileage'));
  expect(await screen.findByText(/46,000 mi/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Review' }));
});

test('text that makes the review impossible leads to its field', async () => {
  const { user } = open('/sell/7?step=review', { mileage: '44,200 or so' });
  await user.click(await use('Mileage'));
  expect(document.activeElement).toBe(await screen.findByLabelText(/^Mileage/));
});
