import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn, signedOut } from '../testing/people.ts';
import { aTicket, pictureOf, ticketCategories, uploadsReachFakeServer } from '../testing/tickets.ts';

const open = (address: string, answers: Answers = {}) =>
  openApp(address, {
    ...signedIn(johnny),
    ...ticketCategories,
    'tickets.create': { success: true, ticket: aTicket },
    'tickets.attach': { success: true, photo: pictureOf(1) },
    ...answers,
  });

const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const submit = () => screen.findByRole('button', { name: /^Creat/ });
const named = (asked: { name: string; body: unknown }[], name: string) => asked.filter((one) => one.name === name);
const png = (name = 'shot.png') => new File(['x'], name, { type: 'image/png' });

type User = ReturnType<typeof openApp>['user'];

async function fillIn(user: User) {
  await user.type(await field(/^Subject/), 'My payment is stuck');
  await screen.findByRole('option', { name: 'Payments & Fees' });
  await user.selectOptions(await field(/^Category/), '3');
  await user.type(await field(/^Description/), 'It still says pending.');
}

test('a visitor is asked to log in', async () => {
  const { asked } = openApp('/support', signedOut);
  expect(await screen.findByText('Please log in to access the support center.')).toBeTruthy();
  expect(asked.some(({ name }) => name.startsWith('tickets.'))).toBe(false);
});

test('subject, category and description are required at their fields, and nothing is sent without them', async () => {
  const { user, asked } = open('/support');
  expect((await field(/^Priority/)).value).toBe('medium');
  await user.click(await submit());
  for (const sentence of ['Please enter a subject', 'Please select a category', 'Please describe the problem'])
    expect(await screen.findByText(sentence)).toBeTruthy();
  expect(named(asked, 'tickets.create')).toEqual([]);
});

test('a ticket is created with its category id, and a link to it is shown', async () => {
  const { user, asked } = open('/support');
  await fillIn(user);
  await user.selectOptions(await field(/^Priority/), 'High');
  await user.click(await submit());
  expect((await screen.findByRole('status')).textContent).toContain('Ticket created successfully!');
  expect(screen.getByRole('link', { name: 'View ticket' }).getAttribute('href')).toBe('/support/42');
  expect(named(asked, 'tickets.create').map(({ body }) => body)).toEqual([
    {
      user_id: johnny.id,
      subject: 'My payment is stuck',
      category_id: 3,
      priority: 'high',
      description: 'It still says pending.',
      client_id: expect.any(String) as string,
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Create another' }));
  expect((await field(/^Subject/)).value).toBe('');
  expect(localStorage.getItem(`forecourt.ticket-draft.${johnny.id}.new`)).toBeNull();
});

test('clicking twice creates one ticket', async () => {
  const { promise, resolve } = Promise.withResolvers<{ success: true; ticket: typeof aTicket }>();
  const { user, asked } = open('/support', { 'tickets.create': () => promise });
  await fillIn(user);
  await user.dblClick(await submit());
  await user.type(await field(/^Subject/), '{Enter}');
  await waitFor(() => expect(named(asked, 'tickets.create')).toHaveLength(1));
  resolve({ success: true, ticket: aTicket });
  expect(await screen.findByText('Ticket created successfully!')).toBeTruthy();
  expect(named(asked, 'tickets.create')).toHaveLength(1);
});

test('a ticket that arrives after leaving the page isn’t restored in the form, which is locked until then', async () => {
  const { promise, resolve } = Promise.withResolvers<{ success: true; ticket: typeof aTicket }>();
  const { user, asked, router } = open('/support', { 'tickets.create': () => promise });
  await fillIn(user);
  await user.click(await submit());
  await waitFor(() => expect(named(asked, 'tickets.create')).toHaveLength(1));
  expect([(await field(/^Subject/)).readOnly, (await field(/^Description/)).readOnly]).toEqual([true, true]);
  await router.navigate({ to: '/terms' });
  resolve({ success: true, ticket: aTicket });
  await waitFor(() => expect(Object.keys(localStorage).filter((key) => /ticket/.test(key))).toEqual([]));
  await router.navigate({ to: '/support' });
  expect((await field(/^Subject/)).value).toBe('');
});

test('a failure shows the spec’s message, keeps everything typed, and can be tried again', async () => {
  const { user, answers } = open('/support', { 'tickets.create': { fails: 'internal' } });
  await fillIn(user);
  await user.click(await submit());
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to create ticket. Please try again.');
  expect((await field(/^Description/)).value).toBe('It still says pending.');
  answers['tickets.create'] = { success: true, ticket: aTicket };
  await user.click(await submit());
  expect(await screen.findByText('Ticket created successfully!')).toBeTruthy();
});

test('a ticket whose response was lost is sent again under the same id, even after a reload, and the next has its own', async () => {
  const { user, asked } = open('/support', { 'tickets.create': 'offline' });
  await fillIn(user);
  await user.click(await submit());
  expect((await screen.findByRole('alert')).textContent).toContain('couldn’t reach the server');
  document.body.innerHTML = '';
  const later = open('/support');
  await later.user.click(await submit());
  await later.user.click(await screen.findByRole('button', { name: 'Create another' }));
  await fillIn(later.user);
  await later.user.click(await submit());
  await screen.findByText('Ticket created successfully!');
  const [lost, again, next] = named([...asked, ...later.asked], 'tickets.create').map(idOf);
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});

const idOf = ({ body }: { body: unknown }) => (body as { client_id: string }).client_id;

test('the server’s messages are shown at their fields', async () => {
  const { user } = open('/support', {
    'tickets.create': {
      fails: 'bad_input',
      fields: { subject: ['Please remove the characters that can’t be displayed'] },
    },
  });
  await fillIn(user);
  await user.click(await submit());
  const sentence = await screen.findByText('Please remove the characters that can’t be displayed');
  expect((await field(/^Subject/)).getAttribute('aria-describedby')).toContain(sentence.id);
});

test('a category that is no longer offered is reported at its field', async () => {
  const { user } = open('/support', { 'tickets.create': { fails: 'category_not_found' } });
  await fillIn(user);
  await user.click(await submit());
  expect(await screen.findByText('This category is no longer offered. Please select another.')).toBeTruthy();
});

test('typed text survives a reload', async () => {
  const first = open('/support');
  await fillIn(first.user);
  document.body.innerHTML = '';
  open('/support');
  await waitFor(async () => expect((await field(/^Subject/)).value).toBe('My payment is stuck'));
  await waitFor(async () => expect((await field(/^Category/)).value).toBe('3'));
});

test('an ended session keeps the form and offers to log in next to it', async () => {
  const { user } = open('/support', { 'tickets.create': { fails: 'sign_in_required' } });
  await fillIn(user);
  await user.click(await submit());
  expect(await screen.findByText('Your session has ended.')).toBeTruthy();
  expect((await field(/^Subject/)).value).toBe('My payment is stuck');
  expect((await field(/^Category/)).value).toBe('3');
});

test('pictures are uploaded and sent by id', async () => {
  uploadsReachFakeServer();
  const { user, asked } = open('/support');
  await fillIn(user);
  await user.upload(await field(/^Add pictures/), png());
  expect(await screen.findByRole('button', { name: 'Remove picture 1' })).toBeTruthy();
  await user.click(await submit());
  await screen.findByText('Ticket created successfully!');
  expect(named(asked, 'tickets.create')[0]?.body).toMatchObject({ attachment_ids: [1] });
});

test('a failed upload blocks the ticket with a message, until it’s retried or removed', async () => {
  uploadsReachFakeServer();
  const { user, asked, answers } = open('/support', {
    'tickets.attach': { fails: 'photo_refused', words: { file: 'shot.png', why: 'is not a picture' } },
  });
  await fillIn(user);
  await user.upload(await field(/^Add pictures/), png());
  expect(await screen.findByText('shot.png is not a picture')).toBeTruthy();
  await user.click(await submit());
  expect(await screen.findByText('shot.png isn’t attached. Remove it or try again, then send.')).toBeTruthy();
  expect(named(asked, 'tickets.create')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove shot.png' }));
  answers['tickets.attach'] = 'offline';
  await user.upload(await field(/^Add pictures/), png('second.png'));
  const retry = await screen.findByRole('button', { name: 'Try again second.png' });
  answers['tickets.attach'] = { success: true, photo: pictureOf(2) };
  await user.click(retry);
  await screen.findByRole('button', { name: 'Remove picture 1' });
  await user.click(await submit());
  await screen.findByText('Ticket created successfully!');
  expect(named(asked, 'tickets.create').map(({ body }) => body)).toMatchObject([{ attachment_ids: [2] }]);
});

test('dropped and pasted pictures are accepted, and other files say why they aren’t', async () => {
  uploadsReachFakeServer();
  const { asked } = open('/support');
  const zone = (await field(/^Add pictures/)).parentElement!;
  fireEvent.drop(zone, { dataTransfer: { files: [png(), new File(['x'], 'notes.txt', { type: 'text/plain' })] } });
  expect(await screen.findByText('notes.txt isn’t a PNG, JPG, GIF or WebP picture.')).toBeTruthy();
  fireEvent.paste(await field(/^Description/), { clipboardData: { files: [png('pasted.png')] } });
  await waitFor(() => expect(named(asked, 'tickets.attach')).toHaveLength(2));
});

test('help articles are suggested while typing, and a helpful one creates no ticket and loses nothing', async () => {
  const { user, asked } = open('/support');
  await user.type(await field(/^Subject/), 'My payment is pending');
  const suggestion = await screen.findByText('I paid, but it still says pending');
  await user.click(suggestion);
  await user.click(screen.getByRole('button', { name: 'This answers my question', hidden: false }));
  expect(await screen.findByText('No ticket was created.')).toBeTruthy();
  expect(named(asked, 'tickets.create')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Back to my ticket' }));
  expect((await field(/^Subject/)).value).toBe('My payment is pending');
});
