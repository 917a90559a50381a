import { screen, waitFor, within } from '@testing-library/react';
import { favouriteOf } from '../testing/a-car.ts';
import { expect, test } from 'vitest';
import { carList, filterCounts, sultan, zentorno } from '../testing/cars.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn, signedOut } from '../testing/people.ts';

const others = [21, 22, 23].map((id) => ({ ...sultan, id, title: `Car ${id}` }));
const open = (answers: Answers) =>
  openApp('/', {
    ...signedOut,
    'catalogue.makes': { success: true, makes: [{ id: 1, display_name: 'Karin', active_cars: 4 }] },
    'cars.suggest': { success: true, suggestions: [] },
    ...answers,
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('featured cars come first, and cars that fill up the row aren’t marked as featured', async () => {
  open({ 'cars.list': async ({ query }) => carList(query.featured === 'false' ? others : [zentorno, sultan]) });
  const featured = await section('Featured cars');
  expect(featured.getAllByRole('article')).toHaveLength(2);
  expect(featured.getAllByText('Featured')).toHaveLength(1);
  expect(featured.getAllByText('Just listed')).toHaveLength(1);
  expect(featured.getByRole('link', { name: 'View all cars' }).getAttribute('href')).toBe('/browse');
  expect((await section('Recently listed')).getAllByRole('article')).toHaveLength(3);
});

test('without featured cars, nothing is marked as featured', async () => {
  open({ 'cars.list': carList([sultan]) });
  expect((await section('For sale now')).getByText('Just listed')).toBeTruthy();
  expect(screen.queryByText(/^Featured/)).toBeNull();
});

test('a failed featured load falls back to the general list', async () => {
  open({
    'cars.list': async ({ query }) => {
      if (query.featured === undefined) throw new Error('no answer');
      return carList(others);
    },
  });
  expect((await section('For sale now')).getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('if nothing loads it says so and doesn’t look empty, and the rest of the page is shown', async () => {
  const { user, answers } = open({ 'cars.list': { fails: 'internal' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to get cars');
  expect(screen.queryByText('No cars to show...')).toBeNull();
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeTruthy();
  answers['cars.list'] = carList([sultan]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(sultan.title)).toBeTruthy();
});

test('an empty market says so', async () => {
  open({ 'cars.list': carList([]) });
  expect(await screen.findByText('No cars to show...')).toBeTruthy();
});

test('makes and classes link to their cars', async () => {
  open({ 'cars.list': carList([sultan]) });
  expect((await screen.findByRole('link', { name: /^Karin\s*4 cars/ })).getAttribute('href')).toBe(
    '/browse?make=Karin',
  );
  expect(screen.getByRole('link', { name: /^Sports Classics/ }).getAttribute('href')).toBe(
    '/browse?bodyClass=Sports+Classics',
  );
});

test('the hero shows the number of cars by seller type, and how many a search would find', async () => {
  const { user, here, asked } = open({
    'cars.list': async ({ query }) =>
      query.search === 'sultan' && query.sellerType === 'private'
        ? carList([sultan], { total: 12 })
        : carList([sultan], { total: 2_184, counts: filterCounts({ sellerType: { private: 1_200, dealer: 984 } }) }),
  });
  expect(await screen.findByText(/^2,184 cars for sale: 1,200 from private sellers, 984 from dealers/)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Show 2,184' })).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Seller'), 'Private sellers');
  await user.type(screen.getByRole('combobox', { name: 'Search cars' }), 'sultan');
  await user.click(await screen.findByRole('button', { name: 'Show 12' }));
  await waitFor(() => expect(here()).toBe('/browse?search=sultan&sellerType=private'));
  const wanted = asked.filter(({ name, query }) => name === 'cars.list' && query.limit === '1');
  expect(wanted.map(({ query }) => query.search)).toEqual([undefined, 'sultan']);
});

test('filters selected in the hero are kept, also with a suggestion', async () => {
  const suggestions = [{ make: 'Karin', model: null, cars: 2 }];
  const { user, here } = open({ 'cars.list': carList([sultan]), 'cars.suggest': { success: true, suggestions } });
  await user.selectOptions(await screen.findByLabelText('Price'), '$25,000 – $50,000');
  await user.type(screen.getByRole('combobox', { name: 'Search cars' }), 'ka');
  await user.click(await screen.findByRole('option', { name: /^Karin/ }));
  await waitFor(() => expect(here()).toBe('/browse?make=Karin&priceBand=25000-50000'));
});

test('a suggested dealer takes precedence over the selected seller type', async () => {
  const dealers = [{ id: 3, name: 'Eclipse Motors', cars: 40 }];
  const { user, here } = open({
    'cars.list': carList([sultan]),
    'cars.suggest': { success: true, suggestions: [], dealers },
  });
  await user.selectOptions(await screen.findByLabelText('Seller'), 'Private sellers');
  await user.selectOptions(screen.getByLabelText('Price'), '$25,000 – $50,000');
  await user.type(screen.getByRole('combobox', { name: 'Search cars' }), 'ecl');
  await user.click(await screen.findByRole('option', { name: /^Eclipse Motors/ }));
  await waitFor(() => expect(here()).toBe('/browse?dealerId=3&priceBand=25000-50000'));
});

test('without numbers the hero shows none', async () => {
  open({ 'cars.list': { fails: 'internal' } });
  await screen.findByRole('alert');
  expect(screen.getByText(/^The city’s car market.*\. Clear prices/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
});

test('the search opens its results', async () => {
  const { user, here } = open({ 'cars.list': carList([sultan]) });
  await user.type(await screen.findByRole('combobox', { name: 'Search cars' }), ' sultan {Enter}');
  await waitFor(() => expect(here()).toBe('/browse?search=sultan'));
});

test('the page promises nothing the site can’t do', async () => {
  open({ 'cars.list': carList([sultan]) });
  const ways = await screen.findByRole('region', { name: 'How it works' });
  expect(ways.textContent).toMatch(/Buying.*Selling/s);
  expect(ways.textContent).not.toMatch(/confirm|reputation|review/i);
  expect(within(ways).getByRole('link', { name: 'Become a Dealer' }).getAttribute('href')).toBe('/become-dealer');
});

test('a member sees what is waiting for them, and a part that fails is left out', async () => {
  localStorage.setItem('forecourt.recent', '[21]');
  open({
    ...signedIn(johnny),
    'cars.list': carList([sultan]),
    'messaging.conversations': { fails: 'internal' },
    'payments.open': { success: true, payments: [] },
    'cars.mine': { success: true, listings: [], page: 1, pages: 1, by_status: {}, slots: { used: 0, of: 5 } },
    'favourites.list': { success: true, cars: [favouriteOf({ ...sultan, price: 40_000 }, { saved_price: 41_500 })] },
    'favourites.ids': { success: true, car_ids: [sultan.id] },
    'cars.cards': { success: true, cars: [others[0]!] },
  });
  const row = within(await screen.findByRole('navigation', { name: 'Waiting for you' }));
  expect(row.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    `${sultan.title}: $1,500 cheaper`,
    'Back to Car 21',
  ]);
});

test('a visitor is asked for none of it', async () => {
  localStorage.setItem('forecourt.recent', '[21]');
  const { asked } = open({ 'cars.list': carList([sultan]), 'cars.cards': { success: true, cars: [others[0]!] } });
  await section('For sale now');
  expect(screen.queryByRole('navigation', { name: 'Waiting for you' })).toBeNull();
  expect(asked.filter(({ name }) => /^(?:messaging|payments|favourites)\./.test(name) || name === 'cars.mine')).toEqual(
    [],
  );
});
