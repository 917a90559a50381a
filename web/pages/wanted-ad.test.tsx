import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardOf, zentorno } from '../testing/a-car.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn, signedOut } from '../testing/people.ts';
import { aWantedAd, ownWantedAd } from '../testing/wanted.ts';

const shown = (ad: typeof aWantedAd) => ({ success: true, ad }) as const;
const car = cardOf(zentorno);
const open = (answers: Answers = {}, id = 5) =>
  openApp(`/wanted/${id}`, {
    ...signedIn(johnny),
    'wanted.get': shown(aWantedAd),
    'wanted.myCars': { success: true, cars: [{ car, conversation_id: null }] },
    ...answers,
  });

test('a seller replies with a matching car and arrives in the conversation', async () => {
  const { user, asked, here } = open({
    'wanted.reply': { success: true, conversation_id: 31 },
    'messaging.conversation': { fails: 'conversation_not_found' },
  });
  expect(await screen.findByRole('heading', { name: 'Low Karin for slow Sundays', level: 1 })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Reply with 2022 Pegassi Zentorno' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Kenji Sato' }));
  await user.type(dialog.getByRole('textbox', { name: 'Message' }), 'Low enough?');
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(here()).toBe('/messages/31'));
  expect(asked.find(({ name }) => name === 'wanted.reply')?.body).toEqual({ id: 5, car_id: 7, text: 'Low enough?' });
});

test('a refused reply says why and keeps the message', async () => {
  const { user } = open({ 'wanted.reply': { fails: 'wanted_ad_not_open' } });
  await user.click(await screen.findByRole('button', { name: /^Reply with/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reply to Kenji Sato' }));
  const message = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await user.type(message, 'Low enough?');
  await user.click(dialog.getByRole('button', { name: 'Send reply' }));
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(message.value).toBe('Low enough?');
});

test('a car it was replied with leads to its conversation, and without a match the list says so', async () => {
  open({ 'wanted.myCars': { success: true, cars: [{ car, conversation_id: 31 }] } });
  const link = await screen.findByRole('link', { name: 'Open conversation' });
  expect(link.getAttribute('href')).toBe('/messages/31');
  expect(screen.queryByRole('button', { name: /^Reply with/ })).toBeNull();
});

test('a seller without a matching car is told so', async () => {
  open({ 'wanted.myCars': { success: true, cars: [] } });
  expect(await screen.findByRole('heading', { name: 'None of your cars match' })).toBeTruthy();
});

test('a visitor is asked to log in, and reads no one’s cars', async () => {
  const { asked } = open(signedOut);
  expect(await screen.findByRole('button', { name: 'Log in to reply' })).toBeTruthy();
  expect(asked.some(({ name }) => name === 'wanted.myCars')).toBe(false);
});

test('the owner has the actions that are open to them, and neither replies nor reports', async () => {
  const { user, asked, answers } = open({
    'wanted.get': shown({ ...ownWantedAd, replies: 2 }),
    'wanted.change': shown(ownWantedAd),
  });
  expect(await screen.findByRole('link', { name: '2 replies in your messages' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Reply with your car' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Report this wanted ad' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/wanted/6/edit?bodyClass=Vans&maxPrice=40000',
  );
  answers['wanted.get'] = shown({ ...ownWantedAd, status: 'closed', may: { ...ownWantedAd.may, change: ['renew'] } });
  await user.click(screen.getByRole('button', { name: 'Found a car' }));
  expect(await screen.findByText('Wanted ad closed')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'wanted.change')?.body).toEqual({ id: 6, transition: 'close' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Found a car' })).toBeNull());
});

test('the owner of a hidden ad isn’t told that sellers are notified about it', async () => {
  const note = /Sellers with a matching car are notified/;
  open({ 'wanted.get': shown({ ...ownWantedAd, replies: 0 }) });
  expect(await screen.findByText(note)).toBeTruthy();
  open({ 'wanted.get': shown({ ...ownWantedAd, id: 6, replies: 0, status: 'flagged' }) }, 6);
  expect(await screen.findByText('Flagged by staff')).toBeTruthy();
  expect(screen.getAllByText(note)).toHaveLength(1);
});

test('one that is over can’t be replied to, and one that is gone says so', async () => {
  open({ 'wanted.get': shown({ ...aWantedAd, status: 'closed', may: { ...aWantedAd.may, reply: false } }) });
  expect(await screen.findByText(/no longer open, so you can’t reply/)).toBeTruthy();
});

test('an ad that doesn’t exist is a page of its own', async () => {
  open({ 'wanted.get': { fails: 'wanted_ad_not_found' } }, 99);
  expect(await screen.findByRole('heading', { name: 'This wanted ad no longer exists' })).toBeTruthy();
});

test('a report is sent with its reason', async () => {
  const { user, asked } = open({ 'wanted.report': { success: true } });
  await user.click(await screen.findByRole('button', { name: 'Report this wanted ad' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this wanted ad' }));
  await user.click(dialog.getByRole('radio', { name: 'It looks like a scam' }));
  await user.click(dialog.getByRole('button', { name: /^(Send|Report)/ }));
  await waitFor(() =>
    expect(asked.find(({ name }) => name === 'wanted.report')?.body).toMatchObject({ id: 5, reason: 'scam' }),
  );
});
