import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TeamRole } from '@forecourt/contract/access/team-rights.ts';
import * as download from '../lib/download.ts';
import type { Answers } from '../testing/fake-server.ts';
import { noAnalytics, someAnalytics } from '../testing/figures.ts';
import { openApp } from '../testing/open-app.tsx';
import { maria, signedIn } from '../testing/people.ts';

const open = (answers: Answers = {}, { at = '', role = 'owner' }: { at?: string; role?: TeamRole } = {}) =>
  openApp(`/dealer/analytics${at}`, {
    ...signedIn({ ...maria, team_role: role }),
    'figures.analytics': someAnalytics,
    ...answers,
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const figure = (where: ReturnType<typeof within>, label: string) =>
  where.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;

test('starts with this month, and another period is in the address and is fetched', async () => {
  const { user, here, asked } = open();
  const periods = within(await screen.findByRole('navigation', { name: 'Period' }));
  expect(periods.getByRole('link', { current: 'page' }).textContent).toBe('Monthly');
  await user.click(periods.getByRole('link', { name: '90 days' }));
  await waitFor(() => expect(here()).toBe('/dealer/analytics?period=90'));
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'figures.analytics')?.query).toMatchObject({ period: '90' }),
  );
  expect(periods.getByRole('link', { current: 'page' }).textContent).toBe('90 days');
});

test('an invalid address shows this month', async () => {
  const { asked } = open({}, { at: '?period=fortnight' });
  await part('This month');
  expect(asked.find(({ name }) => name === 'figures.analytics')?.query.period).toBe('month');
});

test('the period’s totals are shown next to the previous ones', async () => {
  open();
  const tiles = await part('This month');
  expect(figure(tiles, 'Views')).toBe('100+25% on the previous 2 days');
  expect(figure(tiles, 'Inquiries')).toBe('5Same as the previous 2 days');
  expect(figure(tiles, 'Sales')).toBe('1None in the previous 2 days');
});

test('the spec’s panels show their figures', async () => {
  open();
  const month = await part("This Month's Performance");
  expect(['Cars Listed', 'Total Views', 'Inquiries', 'Sales'].map((label) => figure(month, label))).toEqual([
    '18',
    '3,460',
    '96',
    '6',
  ]);
  expect(figure(await part('All Time Performance'), 'Cars Listed')).toBe('81');
  const revenue = await part('Revenue Overview');
  expect(figure(revenue, 'Total Revenue')).toBe('$3,550,100');
  expect(figure(revenue, "This Month's Revenue")).toBe('$412,900');
  expect(figure(revenue, 'Average Sale Price')).toBe('$98,614');
});

test('every plot is also a table', async () => {
  open();
  const [table] = within((await part('Revenue and sales by day')).getByRole('figure', { hidden: true })).getAllByRole(
    'table',
    { hidden: true },
  );
  const rows = within(table!).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['DayRevenueSales', 'Nov 15$30,0001', 'Nov 16$00']);
});

test('the funnel from view to sale shows its rates and durations', async () => {
  open();
  const funnel = await part('From view to sale');
  expect(funnel.getByText('1 in 20 views')).toBeTruthy();
  expect(funnel.getByText('1 in 5 inquiries')).toBeTruthy();
  expect(funnel.getByText('1 in 3 inquiries')).toBeTruthy();
  expect(funnel.getByText(/Typical time to sell/).textContent).toBe(
    'Typical time to sell: 11 days (fastest less than a day, slowest 23 days).',
  );
});

test('names the top three and shows ten cars, and the others on request', async () => {
  const { user } = open();
  const top = await part('Top Performing Cars');
  expect(top.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Car number 1',
    'Car number 2',
    'Car number 3',
  ]);
  const table = () => screen.getByRole('table', { name: 'Stats of each car' });
  expect(within(table()).getAllByRole('row')).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Show all 12' }));
  expect(within(table()).getAllByRole('row')).toHaveLength(13);
  const members = within(screen.getByRole('table', { name: 'Stats of each team member' }));
  expect(members.getByText('Gone Already').nextElementSibling?.textContent).toBe('No longer on the team');
});

test('exports use the selected period', async () => {
  const kept = vi.spyOn(download, 'downloadCsv').mockImplementation(() => undefined);
  const { user, asked } = open(
    { 'figures.file': { success: true, filename: 'figures.csv', csv: 'Day' } },
    { at: '?period=7' },
  );
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await user.click(await screen.findByRole('button', { name: 'Export CSV by car' }));
  await waitFor(() => expect(kept).toHaveBeenCalledTimes(2));
  expect(asked.filter(({ name }) => name === 'figures.file').map(({ query }) => [query.period, query.by])).toEqual([
    ['7', 'day'],
    ['7', 'car'],
  ]);
});

test('without data there are no cars, no dollars and no rates', async () => {
  open({ 'figures.analytics': noAnalytics });
  expect((await part('Top Performing Cars')).getByText('No cars listed yet')).toBeTruthy();
  expect(figure(await part('Revenue Overview'), 'Average Sale Price')).toBe('$0');
  expect(screen.getByText('No sales in this period.')).toBeTruthy();
  expect(screen.queryByText(/NaN|Infinity/)).toBeNull();
});

test('cars without views are listed too', async () => {
  const cars = someAnalytics.cars.map((car) => ({ ...car, views: 0 }));
  open({ 'figures.analytics': { ...someAnalytics, cars } });
  const top = await part('Top Performing Cars');
  expect(top.getByText('None of your cars were viewed in this period.')).toBeTruthy();
  expect(top.queryByText('No cars listed yet')).toBeNull();
});

test('a failed load says so and can be tried again', async () => {
  const { user, answers } = open({ 'figures.analytics': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'Failed to load dealer data' })).toBeTruthy();
  answers['figures.analytics'] = someAnalytics;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Top Performing Cars')).toBeTruthy();
});

test('users without permission read that their role doesn’t include it, and nothing is fetched', async () => {
  const { asked } = open({}, { role: 'staff' });
  expect(await screen.findByRole('heading', { name: 'Your role doesn’t include Analytics' })).toBeTruthy();
  expect(asked.map(({ name }) => name)).not.toContain('figures.analytics');
});
