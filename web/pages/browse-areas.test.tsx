import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { carList, filterCounts, sultan } from '../testing/cars.ts';
import { openApp } from '../testing/open-app.tsx';
import { catalogue } from '../testing/listings.ts';
import { signedOut } from '../testing/people.ts';

const desert = 'Blaine County – Desert';
const counts = filterCounts({ region: { [desert]: 9 }, area: { 'Sandy Shores': 7, Harmony: 2 }, seats: { 2: 5 } });
const open = (at: string, more: Parameters<typeof carList>[1] = {}) =>
  openApp(at, {
    ...signedOut,
    ...catalogue,
    'cars.list': carList([{ ...sultan, area: 'Sandy Shores' }], { counts, ...more }),
  });
const panel = async () => within(await screen.findByRole('complementary', { name: 'Filters' }));

test('a region is selected as a whole, and one of its areas replaces it', async () => {
  const { user, here } = open('/browse');
  const filters = await panel();
  await user.click(await filters.findByText('Area', { selector: 'summary' }));
  await user.click(await filters.findByRole('checkbox', { name: `${desert} , 9 cars` }));
  await waitFor(() => expect(here()).toBe('/browse?region=Blaine+County+%E2%80%93+Desert'));
  expect(await screen.findByRole('button', { name: `Remove filter: ${desert}` })).toBeTruthy();
  await user.click(filters.getByRole('button', { name: `Areas of ${desert}` }));
  await user.click(await filters.findByRole('checkbox', { name: 'Sandy Shores , 7 cars' }));
  await waitFor(() => expect(here()).toBe('/browse?area=Sandy+Shores'));
});

test('an area that is no longer offered is still listed and can be removed', async () => {
  const { user, here } = open('/browse?area=Closed+Quarry&seats=7');
  const filters = await panel();
  expect((await filters.findByRole<HTMLInputElement>('checkbox', { name: /^Closed Quarry/ })).checked).toBe(true);
  expect(await screen.findByRole('button', { name: 'Remove filter: 7 seats' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Remove filter: Closed Quarry' }));
  await waitFor(() => expect(here()).toBe('/browse?seats=7'));
});

test('the card says where the car is', async () => {
  open('/browse');
  expect(within(await screen.findByRole('article')).getByText('Sandy Shores')).toBeTruthy();
});

test('an order that words ask for is shown, and the usual one takes the word literally', async () => {
  const { user, here, asked } = open('/browse?search=cheap+sultan', {
    understood: [{ words: 'cheap', means: 'Lowest price first', sort: 'price_low' }],
  });
  expect(await screen.findByText('cheap: Lowest price first')).toBeTruthy();
  // An order in the request would replace the typed one.
  expect(asked.find(({ name }) => name === 'cars.list')?.query).not.toHaveProperty('sort');
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect(order.value).toBe('price_low');
  await user.selectOptions(order, 'best_match');
  await waitFor(() => expect(here()).toBe('/browse?search=cheap+sultan&literally=cheap'));
});
