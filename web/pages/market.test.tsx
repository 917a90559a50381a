import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedOut } from '../testing/people.ts';
import { aMarket, aModelMarket } from '../testing/worth.ts';

const open = (address: string, answers: Answers = {}) =>
  openApp(address, { ...signedOut, 'guide.overview': aMarket, 'guide.model': aModelMarket, ...answers });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the market page shows what sells, what became cheaper and by class, and leads to each model', async () => {
  open('/market');
  const down = await region('Prices down');
  expect(down.getByText('−6.2%')).toBeTruthy();
  expect(down.getByRole('link', { name: /^Karin Sultan/ }).getAttribute('href')).toBe('/market/Karin/Sultan');
  const up = await region('Prices up');
  expect(up.getByRole('link', { name: /^Grotti Brioso R\/A/ }).getAttribute('href')).toBe(
    '/market/Grotti/Brioso%20R%2FA',
  );
  expect((await region('Sell fastest')).getByText('Not enough sales in the last 90 days.')).toBeTruthy();
  const classes = screen.getByRole('table', { name: 'Sales of the last 90 days by class' });
  expect(cells(classes)[1]).toEqual(['Sports', '12', '$38,500', '−6.2%', '8 days', '3']);
});

test('every chart is also a table, with a dash where a month has too few sales', async () => {
  open('/market');
  const index = await screen.findByRole('table', { name: 'Prices and verified sales per month', hidden: true });
  expect(cells(index)).toEqual([
    ['Month', 'Sold', 'Compared with Sep 2026'],
    ['Sep 2026', '9', '0%'],
    ['Oct 2026', '2', '–'],
    ['Nov 2026', '7', '−2.6%'],
  ]);
});

test('a model’s prices are a table too', async () => {
  open('/market/Karin/Sultan');
  const label = 'Amounts of verified sales of the Karin Sultan per month';
  const months = await screen.findByRole('table', { name: label, hidden: true });
  expect(cells(months).slice(1)).toEqual([
    ['Sep 2026', '2', '–', '–', '–'],
    ['Oct 2026', '5', '$35,000', '$39,000', '$43,000'],
    ['Nov 2026', '7', '$34,000', '$38,000', '$42,000'],
  ]);
});

test('before the first sale the market page says what will be there, and a failure never looks empty', async () => {
  const empty = { ...aMarket, index: aMarket.index.map((month) => ({ ...month, sold: 0 })) };
  const { answers, user } = open('/market', { 'guide.overview': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load the market prices' })).toBeTruthy();
  expect(screen.queryByText('No verified sales yet')).toBeNull();
  answers['guide.overview'] = empty;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No verified sales yet' })).toBeTruthy();
});

test('a model’s page shows its typical price, its sales by mileage and its listings by rating', async () => {
  open('/market/Karin/Sultan');
  expect(await screen.findByRole('heading', { level: 1, name: 'Karin Sultan' })).toBeTruthy();
  expect(screen.getByText('$36,000 to $44,000')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show 3 cars for sale' }).getAttribute('href')).toBe(
    '/browse?make=Karin&models=Sultan',
  );
  const sales = screen.getByRole('table', { name: 'Verified sales of the Karin Sultan by mileage', hidden: true });
  expect(cells(sales)[1]).toEqual(['2019 Karin Sultan', '41,000 mi', 'Oct 2026', '$39,000']);
  const listings = screen.getByRole('table', { name: 'Current listings by rating of their price' });
  expect(cells(listings).slice(1)).toEqual([
    ['Great deal', '1'],
    ['Good deal', '0'],
    ['Fair price', '1'],
    ['High price', '1'],
    ['Not rated', '0'],
  ]);
});

test('a model without enough sales says so, and an unknown one leads back', async () => {
  open('/market/Karin/Sultan', { 'guide.model': { ...aModelMarket, typical: null, points: [] } });
  expect(await screen.findByText('Not enough sales yet')).toBeTruthy();
  expect(screen.getByText('No verified sale with a known mileage yet.')).toBeTruthy();
});

test('an unknown model leads to all market prices', async () => {
  open('/market/Karin/Boat', { 'guide.model': null });
  expect(await screen.findByRole('heading', { name: 'We don’t know this model' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All market prices' }).getAttribute('href')).toBe('/market');
});
