import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { helpAnswers } from '@forecourt/contract/help/help-answers.ts';
import { openApp } from '../testing/open-app.tsx';
import { todaysPrices } from '../testing/plans.ts';
import { signedOut } from '../testing/people.ts';

const main = () => within(screen.getByRole('main'));

test('visitors see every question by topic, each with its own address', async () => {
  openApp('/help', signedOut);
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeTruthy();
  for (const { id, question } of helpAnswers)
    expect(main().getByRole('link', { name: question }).getAttribute('href')).toBe(`/help/${id}`);
  expect(main().getByRole('heading', { name: 'Payments' })).toBeTruthy();
  expect(main().getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/support');
});

test('the search narrows the list and is in the address', async () => {
  const { user, here } = openApp('/help', signedOut);
  await user.type(await screen.findByRole('searchbox', { name: 'Search help' }), 'routing');
  await waitFor(() => expect(here()).toBe('/help?search=routing'));
  expect(main().getByRole('link', { name: 'How do I change my phone or routing number?' })).toBeTruthy();
  expect(main().queryByRole('link', { name: 'How do I feature a car?' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(() => expect(here()).toBe('/help'));
  expect(main().getByRole('link', { name: 'How do I feature a car?' })).toBeTruthy();
});

test('a search without results says so', async () => {
  openApp('/help?search=xyzzy', signedOut);
  expect(await screen.findByText('No answers found')).toBeTruthy();
});

test('an answer has its title, its link and related questions, and the fees are today’s', async () => {
  openApp('/help/fees', { ...signedOut, ...todaysPrices });
  expect(await screen.findByRole('heading', { level: 1, name: 'What does a listing cost?' })).toBeTruthy();
  expect(document.title).toContain('What does a listing cost?');
  expect(await screen.findByText('$1,500')).toBeTruthy();
  expect(main().getByRole('link', { name: 'I paid, but it still says pending' })).toBeTruthy();
});

test('an unknown answer leads to the help centre', async () => {
  openApp('/help/nope', signedOut);
  expect(await screen.findByRole('heading', { name: 'This answer isn’t here any more' })).toBeTruthy();
  expect(main().getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/help');
});
