import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from '../testing/open-app.tsx';
import { kenji, signedIn, signedOut } from '../testing/people.ts';

const open = (answers = {}) => openApp('/complete-profile?returnUrl=/browse', { ...signedIn(kenji), ...answers });
const phone = () => screen.findByLabelText<HTMLInputElement>(/Phone Number/);
const routing = () => screen.findByLabelText<HTMLInputElement>(/Routing Number/);
const submit = () => screen.findByRole('button', { name: 'Complete Profile' });
const complete = { success: true as const, user: { ...kenji, profile_complete: true } };

test('both fields are required, and the first wrong one gets the focus', async () => {
  const { user, asked } = open();
  await user.click(await submit());
  expect(await screen.findByText('Phone number is required')).toBeTruthy();
  expect(screen.getByText('Routing number is required')).toBeTruthy();
  expect(document.activeElement).toBe(await phone());
  const described = (await phone())
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain('Phone number is required');
  expect(asked.some(({ name }) => name === 'completeProfile')).toBe(false);
});

test('the values must be a phone number and nine digits', async () => {
  const { user } = open();
  await user.type(await phone(), 'call me');
  await user.type(await routing(), '12345');
  await user.click(await submit());
  expect(await screen.findByText('Please enter a valid phone number (any number of digits)')).toBeTruthy();
  expect(screen.getByText('Please enter a valid routing number (9 digits)')).toBeTruthy();
});

test('only digits are sent, leading zeros are kept, and the user continues to their target', async () => {
  const { user, asked, here } = open({ completeProfile: complete });
  await user.type(await phone(), '555-0188');
  await user.type(await routing(), '0045128769');
  await user.click(await submit());
  await waitFor(() => expect(here()).toBe('/browse'));
  expect(asked.find(({ name }) => name === 'completeProfile')?.body).toEqual({
    phone_number: '5550188',
    routing_number: '004512876',
    user_id: kenji.id,
  });
});

test('the server’s message is shown at its field, and nothing typed is lost', async () => {
  const fields = { routing_number: ['Please enter a valid routing number (9 digits)'] };
  const { user } = open({ completeProfile: { fails: 'bad_input', fields } });
  await user.type(await phone(), '5550188');
  await user.type(await routing(), '004512876');
  await user.click(await submit());
  expect(await screen.findByText('Please enter a valid routing number (9 digits)')).toBeTruthy();
  expect(document.activeElement).toBe(await routing());
  expect((await phone()).value).toBe('5550188');
});

test('a failure without a better message says that it failed', async () => {
  const { user } = open({ completeProfile: { fails: 'internal' } });
  await user.type(await phone(), '5550188');
  await user.type(await routing(), '004512876');
  await user.click(await submit());
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to complete profile');
});

test('the page says why it asks and what follows, and leads back without the numbers', async () => {
  open();
  expect(await screen.findByText(/You don’t need them for anything else/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/browse');
});

test('from the sell page it explains selling, and the way without the numbers leads home', async () => {
  openApp('/sell', signedIn(kenji));
  expect(await screen.findByText(/then you can list your car/)).toBeTruthy();
  expect(screen.getByText('Next, you’ll continue with your listing.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/');
});

test('without a user it redirects to the home page', async () => {
  const { here } = openApp('/complete-profile', signedOut);
  await waitFor(() => expect(here()).toBe('/'));
});
