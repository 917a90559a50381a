import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';
import { aTicket, ticketCategories, ticketPage } from '../testing/tickets.ts';

const open = (address: string, answers: Answers = {}) =>
  openApp(address, { ...signedIn(johnny), ...ticketCategories, 'tickets.list': ticketPage([aTicket]), ...answers });

test('every ticket shows what the spec lists', async () => {
  const last_response = new Date(Date.now() - 45 * 86_400_000).toISOString();
  open('/support?tab=tickets', { 'tickets.list': ticketPage([{ ...aTicket, last_response }]) });
  expect(await screen.findByRole('heading', { name: 'My Support Tickets (1)' })).toBeTruthy();
  const card = within(await screen.findByRole('list', { name: 'My Tickets' })).getByRole('listitem');
  for (const text of ['My payment is stuck', 'Payments & Fees', 'High', 'Waiting for User', 'Ticket #000042'])
    expect(card.textContent).toContain(text);
  expect(card.textContent).toContain('1 response');
  expect(card.textContent).toContain('Last response 45 days ago');
  expect(card.textContent).toContain('Created November 10, 2026');
  expect(within(card).getByText(aTicket.description).className).toContain('line-clamp-2');
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/support/42');
  expect(card.querySelector('svg')).toBeTruthy();
});

test('a response of this minute was “just now”, in lower case', async () => {
  const last_response = new Date().toISOString();
  open('/support?tab=tickets', { 'tickets.list': ticketPage([{ ...aTicket, last_response }]) });
  expect(await screen.findByText('Last response', { exact: false })).toHaveProperty(
    'textContent',
    'Last response just now',
  );
});

test('filters and page are in the address, selecting one returns to page 1, and Clear All removes them', async () => {
  const { user, asked, here } = open('/support?tab=tickets&status=open&page=2', {
    'tickets.list': ticketPage([aTicket], { page: 2, total: 45, pages: 3 }),
  });
  expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
  expect(asked.find(({ name }) => name === 'tickets.list')?.query).toMatchObject({
    user_id: '11',
    status: 'open',
    page: '2',
  });
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(here()).toBe('/support?tab=tickets&status=open&page=3'));
  await user.selectOptions(screen.getByLabelText('Priority'), 'Urgent');
  await waitFor(() => expect(here()).toBe('/support?tab=tickets&status=open&priority=urgent'));
  await user.selectOptions(screen.getByLabelText('Category'), 'Listings');
  await waitFor(() => expect(here()).toBe('/support?tab=tickets&status=open&category=2&priority=urgent'));
  await user.click(screen.getByRole('button', { name: 'Clear All' }));
  await waitFor(() => expect(here()).toBe('/support?tab=tickets'));
  // The clicked button is now disabled.
  expect(document.activeElement?.textContent).toContain('My Support Tickets');
});

test('a single page has no pagination', async () => {
  open('/support?tab=tickets');
  await screen.findByRole('list', { name: 'My Tickets' });
  expect(screen.queryByText(/^Page 1 of/)).toBeNull();
});

test('without tickets it offers to create one, and with filters to clear them', async () => {
  const { user, here } = open('/support?tab=tickets&status=closed', { 'tickets.list': ticketPage([]) });
  await user.click(await screen.findByRole('button', { name: 'Show all tickets' }));
  expect(await screen.findByText('No tickets found. Create your first support ticket to get started.')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('My Support Tickets');
  await user.click(screen.getByRole('button', { name: 'Create Ticket' }));
  await waitFor(() => expect(here()).toBe('/support'));
});

test('a list that fails to load says so instead of looking empty, and Try again loads it', async () => {
  const { user, answers } = open('/support?tab=tickets', { 'tickets.list': { fails: 'internal' } });
  expect(await screen.findByRole('heading', { name: 'Failed to get tickets' })).toBeTruthy();
  expect(screen.queryByText(/No tickets found/)).toBeNull();
  answers['tickets.list'] = ticketPage([aTicket]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('My payment is stuck')).toBeTruthy();
});

test('changes made elsewhere appear right away', async () => {
  const { answers } = open('/support?tab=tickets');
  await screen.findByText('Waiting for User', { selector: 'li *' });
  await waitFor(() => expect(FakeEventSource.opened.length).toBeGreaterThan(0));
  answers['tickets.list'] = ticketPage([{ ...aTicket, status: 'resolved' }]);
  FakeEventSource.opened.at(-1)?.say({ kind: 'ticket_changed', ticket_id: 42 });
  expect(await screen.findByText('Resolved', { selector: 'li *' })).toBeTruthy();
});
