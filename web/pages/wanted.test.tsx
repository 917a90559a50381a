import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn, signedOut } from '../testing/people.ts';
import { aWantedAd, ownWantedAd, wantedPage } from '../testing/wanted.ts';

const open = (address = '/wanted', answers: Answers = {}) =>
  openApp(address, {
    ...signedIn(johnny),
    'wanted.list': wantedPage(aWantedAd),
    'wanted.mine': { success: true, ads: [ownWantedAd, { ...ownWantedAd, id: 8, status: 'closed' }] },
    'catalogue.makes': { success: true, makes: [] },
    ...answers,
  });
const board = async () => within(await screen.findByRole('region', { name: 'Board' }));

test('the board shows what people look for and would pay, and the own ads in every state above it', async () => {
  open();
  const shown = await board();
  const link = await shown.findByRole('link', { name: 'Low Karin for slow Sundays' });
  expect(link.getAttribute('href')).toBe('/wanted/5');
  for (const text of ['$40,000', 'Any year will do.', 'Kenji Sato', 'Karin', '1 wanted ad'])
    expect(shown.getByText(text)).toBeTruthy();
  const own = within(await screen.findByRole('region', { name: 'Your wanted ads' }));
  expect(own.getByText('1 of 3 open')).toBeTruthy();
  expect(own.getByText('Found a car')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Post a wanted ad' }).getAttribute('href')).toBe('/wanted/new');
});

test('a visitor sees the board, and nothing that needs an account', async () => {
  const { asked } = open('/wanted', signedOut);
  expect(await (await board()).findByText('$40,000')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your wanted ads' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'My cars match' })).toBeNull();
  expect(asked.some(({ name }) => name === 'wanted.mine')).toBe(false);
});

test('the address has the filters, and clearing them also clears what was typed', async () => {
  const { user, asked, answers, here } = open('/wanted?make=Dinka', { 'wanted.list': wantedPage() });
  expect(await screen.findByRole('heading', { name: 'No wanted ads found' })).toBeTruthy();
  expect(asked.find(({ name }) => name === 'wanted.list')?.query).toMatchObject({ make: 'Dinka', sort: 'newest' });
  await user.click(screen.getByRole('checkbox', { name: 'My cars match' }));
  expect(await screen.findByText(/^No one is looking for one of your cars right now/)).toBeTruthy();
  expect(here()).toContain('matching=true');
  await user.type(screen.getByRole('searchbox', { name: 'Search wanted ads' }), 'van');
  await waitFor(() => expect(here()).toContain('van'));
  answers['wanted.list'] = wantedPage(aWantedAd);
  await user.click(await screen.findByRole('button', { name: 'Clear all filters' }));
  expect(await (await board()).findByText('$40,000')).toBeTruthy();
  expect(here()).toBe('/wanted');
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search wanted ads' }).value).toBe('');
});

test('an empty board says how to start, and a failure never looks empty', async () => {
  const { user, answers } = open('/wanted', { 'wanted.list': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'We couldn’t load the wanted ads' })).toBeTruthy();
  expect(screen.queryByText('No wanted ads yet')).toBeNull();
  answers['wanted.list'] = wantedPage();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'No wanted ads yet' })).toBeTruthy();
});
