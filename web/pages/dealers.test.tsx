import { screen, waitFor, within } from '@testing-library/react';
import type { DealerCard } from '@forecourt/contract/dealers/directory.ts';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedOut } from '../testing/people.ts';
import { eclipse } from '../testing/profiles.ts';

const list = (dealers: DealerCard[], more: { page?: number; pages?: number; total?: number } = {}) => ({
  success: true as const,
  dealers,
  time_zone: 'UTC',
  page: 1,
  pages: 1,
  total: dealers.length,
  ...more,
});
const open = (answer: NonNullable<Answers['dealers.list']>, path = '/dealers') =>
  openApp(path, { ...signedOut, 'dealers.list': answer });

test('lists each dealer with its rating, its cars and whether it’s trading', async () => {
  const closed = { ...eclipse, id: 4, company_name: 'Gone Autos', is_trading: false, rating: null, total_reviews: 0 };
  open(list([eclipse, closed]));
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first!).getByRole('link', { name: 'Eclipse Motors' }).getAttribute('href')).toBe('/dealer/3');
  expect(within(first!).getByText('4.5 of 5 stars')).toBeTruthy();
  expect(within(first!).getByText('14 cars · 31 verified sales · 3 on the team')).toBeTruthy();
  expect(within(second!).getByText('Not trading right now')).toBeTruthy();
  expect(within(second!).getByText('No reviews yet')).toBeTruthy();
});

test('search and sorting are in the address', async () => {
  const { user, asked, router } = open(list([eclipse]));
  await user.type(await screen.findByRole('searchbox', { name: 'Search dealers' }), 'pier{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most cars');
  await waitFor(() => expect(router.state.location.search).toEqual({ search: 'pier', sort: 'cars' }));
  await waitFor(() =>
    expect(asked.findLast(({ name }) => name === 'dealers.list')?.query).toMatchObject({
      search: 'pier',
      sort: 'cars',
    }),
  );
});

test('results are paginated, each page with its address', async () => {
  const { asked } = open(list([eclipse], { page: 2, pages: 9, total: 200 }), '/dealers?page=2&sort=name');
  expect(await screen.findByText('200 dealers')).toBeTruthy();
  const next = within(screen.getByRole('navigation', { name: 'Pages' })).getByRole('link', { name: 'Next' });
  expect(next.getAttribute('href')).toBe('/dealers?sort=name&page=3');
  expect(asked.find(({ name }) => name === 'dealers.list')?.query).toMatchObject({ page: '2', sort: 'name' });
});

test('without dealers it offers another link', async () => {
  open(list([]));
  expect(await screen.findByRole('heading', { name: 'No dealers yet' })).toBeTruthy();
});

test('a name without a match offers to show all', async () => {
  const { user, answers } = open(list([]), '/dealers?search=zzz');
  await screen.findByRole('heading', { name: 'No dealer matches “zzz”' });
  answers['dealers.list'] = list([eclipse]);
  await user.click(screen.getByRole('button', { name: 'Show all dealers' }));
  expect(await screen.findByRole('link', { name: 'Eclipse Motors' })).toBeTruthy();
});

test('a list that fails to load never looks empty', async () => {
  open({ fails: 'internal' });
  expect(await screen.findByRole('heading', { name: 'Failed to load dealers' })).toBeTruthy();
  expect(screen.queryByText('No dealers yet')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('an invalid address shows the default list', async () => {
  const { asked } = open(list([eclipse]), '/dealers?page=-3&sort=best');
  await screen.findByText('1 dealer');
  expect(asked.find(({ name }) => name === 'dealers.list')?.query).toMatchObject({ page: '1', sort: 'rating' });
});
