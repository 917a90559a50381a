import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aTicket, deskAnswers, listOf, mia, threadOf, wideScreen } from '../testing/desk.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { signedIn } from '../testing/people.ts';

const open = (address: string, answers: Answers = {}) =>
  openApp(address, { ...signedIn(mia), ...deskAnswers, ...answers });
const head = async (name: string) => within(await screen.findByRole('table')).getByRole('columnheader', { name });
const lastAsked = (asked: Asked[]) => asked.findLast(({ name }) => name === 'tickets.staffList')?.query;

beforeEach(wideScreen);

test('Created and Priority sort the whole list both ways, and the order is in the address with the filters', async () => {
  const { user, here, asked } = open('/staff/tickets?status=open&page=2', {
    'tickets.staffList': listOf([aTicket], { page: 2, pages: 2, total: 21 }),
  });
  expect((await head('Created')).getAttribute('aria-sort')).toBe('none');
  const press = async (name: string) => user.click(within(await head(name)).getByRole('link'));
  await press('Created');
  await waitFor(() => expect(here()).toBe('/staff/tickets?status=open&sort=newest'));
  expect(lastAsked(asked)).toMatchObject({ status: 'open', sort: 'newest' });
  expect((await head('Created')).getAttribute('aria-sort')).toBe('descending');
  await press('Created');
  await waitFor(() => expect(here()).toContain('sort=oldest'));
  await press('Priority');
  await waitFor(() => expect(here()).toContain('sort=most_urgent'));
  expect((await head('Priority')).getAttribute('aria-sort')).toBe('descending');
  expect((await head('Created')).getAttribute('aria-sort')).toBe('none');
  await press('Priority');
  await waitFor(() => expect(here()).toContain('sort=least_urgent'));
});

test('the order is kept when opening a ticket, and Next ticket follows it', async () => {
  const { asked } = open('/staff/tickets?status=open&sort=oldest&ticket=42', {
    'tickets.staffTicket': { success: true, ticket: threadOf() },
    'tickets.staffList': listOf([aTicket, { ...aTicket, id: 43 }]),
  });
  const back = await screen.findByRole('link', { name: 'All tickets' });
  expect(back.getAttribute('href')).toBe('/staff/tickets?status=open&sort=oldest');
  const next = await screen.findByRole('link', { name: 'Next ticket' });
  expect(next.getAttribute('href')).toBe('/staff/tickets?status=open&sort=oldest&ticket=43');
  expect(lastAsked(asked)).toMatchObject({ sort: 'oldest' });
});

test('without a table, the order is selected next to the filters', async () => {
  const { user, here } = open('/staff/tickets');
  await user.selectOptions(await screen.findByLabelText('Sort by'), 'Newest first');
  await waitFor(() => expect(here()).toBe('/staff/tickets?sort=newest'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Due soonest');
  await waitFor(() => expect(here()).toBe('/staff/tickets'));
});

test('overdue tickets show by how much and are one click away, and tickets waiting for their user aren’t due', async () => {
  const hours = (more: number) => new Date(Date.now() + more * 3_600_000).toISOString();
  const { user, here, asked } = open('/staff/tickets', {
    'tickets.staffList': {
      ...listOf([
        { ...aTicket, id: 1, subject: 'Late', due_at: hours(-2) },
        { ...aTicket, id: 2, subject: 'Soon', due_at: hours(40 / 60), first_response_at: hours(-3) },
        { ...aTicket, id: 3, subject: 'Paused', status: 'waiting_for_user' },
      ]),
      counters: { open: 2, in_progress: 0, resolved_today: 0, urgent: 0, overdue: 1 },
    },
  });
  const row = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!.textContent;
  expect(await row('Late')).toContain('First response: Overdue by 2 h');
  expect(await row('Soon')).toContain('Resolution: Due in 40 min');
  expect(await row('Paused')).not.toMatch(/due/i);
  await user.click(screen.getByRole('link', { name: 'Show ticket' }));
  await waitFor(() => expect(here()).toBe('/staff/tickets?only=overdue'));
  expect(lastAsked(asked)).toMatchObject({ only: 'overdue' });
});

test('a list that fails to load has no counters, and they don’t look as if they were loading', async () => {
  open('/staff/tickets', { 'tickets.staffList': { fails: 'internal' } });
  await screen.findByText('Failed to get tickets');
  expect(screen.getByRole('link', { name: /Open Tickets/ }).textContent).toBe('Open Tickets–');
});

test.each([
  ['one’s own', mia.id],
  ['another of one’s characters', 999],
])('no one handles the ticket of %s', async (_whose, user_id) => {
  open('/staff/tickets', { 'tickets.staffList': listOf([{ ...aTicket, user_id, is_own: true }]) });
  const line = (await screen.findByRole('link', { name: 'My listing is gone' })).closest('tr')!;
  expect(line.textContent).toContain('Your ticket');
  expect(within(line).queryByRole('button')).toBeNull();
  expect(within(line).queryByRole('link', { name: /^Reply/ })).toBeNull();
});

test('Clear filters disappears with the filters, and the focus moves to the heading', async () => {
  const { user, here } = open('/staff/tickets?status=open');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(here()).toBe('/staff/tickets'));
  expect(document.activeElement?.textContent).toBe('Support Ticket Management');
});
