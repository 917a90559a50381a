import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { deskAnswers, mia } from '../testing/desk.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { ada, signedIn } from '../testing/people.ts';

const open = (address: string, user: SessionUser = mia, answers: Answers = {}) =>
  openApp(address, { ...signedIn(user), ...deskAnswers, ...answers });
const bodies = (asked: Asked[], wanted: Asked['name']) =>
  asked.filter(({ name }) => name === wanted).map(({ body }) => body);
const aTemplate = { id: 6, name: 'Thanks', content: 'Thank you', updated_at: '2026-11-01T10:00:00Z' };

test('the quick action opens a new template, its preview fills in variables, and unknown ones are refused with the list', async () => {
  const { user, here, asked } = open('/staff/tickets', mia, {
    'tickets.saveTemplate': { success: true, template: aTemplate },
  });
  await user.click(await screen.findByRole('link', { name: /Create Response Template/ }));
  expect(here()).toBe('/staff/tickets?view=templates&new=1');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Create template' }));
  expect(await dialog.findByText('Please enter a name')).toBeTruthy();
  expect(bodies(asked, 'tickets.saveTemplate')).toEqual([]);
  await user.type(dialog.getByLabelText(/^Name/), 'Thanks');
  await user.type(dialog.getByLabelText(/^Reply/), 'From {{nobody} to ');
  await user.click(dialog.getByRole('button', { name: '{staff_name}' }));
  expect(dialog.getByText('From {nobody} to Mia Moderator')).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Create template' }));
  expect(
    await dialog.findByText(
      'There is no {nobody}. You can use {user_name}, {ticket_number}, {subject}, {category_name} and {staff_name}.',
    ),
  ).toBeTruthy();
  expect(bodies(asked, 'tickets.saveTemplate')).toEqual([]);
  await user.clear(dialog.getByLabelText(/^Reply/));
  await user.type(dialog.getByLabelText(/^Reply/), 'From ');
  await user.click(dialog.getByRole('button', { name: '{staff_name}' }));
  await user.click(dialog.getByRole('button', { name: 'Create template' }));
  await waitFor(() => expect(here()).toBe('/staff/tickets?view=templates'));
  expect(bodies(asked, 'tickets.saveTemplate')).toEqual([{ name: 'Thanks', content: 'From {staff_name}' }]);
});

test('a taken name is reported at the field, and nothing typed is lost', async () => {
  const { user } = open('/staff/tickets?view=templates', mia, { 'tickets.saveTemplate': { fails: 'template_exists' } });
  await user.click(await screen.findByRole('button', { name: 'Edit Looking into it' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save template' }));
  expect(await dialog.findByText('A template with that name already exists')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Looking into it');
});

test('a template is deleted only after confirmation', async () => {
  const { user, asked } = open('/staff/tickets?view=templates', mia, { 'tickets.deleteTemplate': { success: true } });
  await user.click(await screen.findByRole('button', { name: 'Delete Looking into it' }));
  await user.click(await screen.findByRole('button', { name: 'Keep template' }));
  expect(asked.some(({ name }) => name === 'tickets.deleteTemplate')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Delete Looking into it' }));
  await user.click(await screen.findByRole('button', { name: 'Delete template' }));
  await waitFor(() => expect(asked.some(({ name }) => name === 'tickets.deleteTemplate')).toBe(true));
});

test('admins add, rename and retire categories', async () => {
  const category = { id: 2, name: 'Cars', is_retired: false };
  const { user, asked } = open('/staff/tickets?view=categories', ada, {
    'tickets.saveCategory': { success: true, category },
  });
  await user.click(await screen.findByRole('button', { name: 'Retire Listings' }));
  await user.click(await screen.findByRole('button', { name: 'Restore Fax' }));
  await user.click(screen.getByRole('button', { name: 'Rename Fax' }));
  const field = within(await screen.findByRole('dialog')).getByLabelText(/^Name/);
  await user.clear(field);
  await user.type(field, 'Telex{Enter}');
  await waitFor(() => expect(bodies(asked, 'tickets.saveCategory')).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Add category' }));
  await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Name/), 'Cars{Enter}');
  await waitFor(() =>
    expect(bodies(asked, 'tickets.saveCategory')).toEqual([
      { id: 2, name: 'Listings', is_retired: true },
      { id: 3, name: 'Fax', is_retired: false },
      // A retired category stays retired under its new name.
      { id: 3, name: 'Telex', is_retired: true },
      { name: 'Cars' },
    ]),
  );
});

test('categories are for admins, others see the tickets there', async () => {
  open('/staff/tickets?view=categories', mia);
  expect(await screen.findByRole('heading', { name: 'Support Ticket Management' })).toBeTruthy();
  expect(screen.queryByText('Ticket categories')).toBeNull();
});

const figures = {
  success: true as const,
  totals: {
    tickets: 12,
    resolved: 8,
    waiting: 2,
    waiting_for_user: 1,
    closed_unresolved: 1,
    first_response_minutes: 47,
    resolve_minutes: 815,
    rating: 4.5,
  },
  by_day: [
    { day: '2026-11-14', created: 5, resolved: 3 },
    { day: '2026-11-15', created: 7, resolved: 6 },
  ],
  targets: [
    {
      priority: 'urgent' as const,
      tickets: 4,
      answered: 4,
      answered_in_time: 3,
      solved: 0,
      solved_in_time: 0,
      answer_minutes: 60,
      solution_minutes: 480,
    },
  ],
  by_category: [{ name: 'Listings', tickets: 12, first_response_minutes: 47, resolve_minutes: null, rating: null }],
  by_person: [],
  ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, tickets: rating === 5 ? 4 : 0 })),
};

test('analytics show volume, times and satisfaction for the period in the address, with each plot as a table', async () => {
  const { user, here, asked } = open('/staff/tickets?view=analytics&days=7', mia, { 'tickets.analytics': figures });
  expect(await screen.findByText('47 min', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByText('8 resolved, 2 waiting for us, 1 waiting for the user, 1 closed by the user')).toBeTruthy();
  expect(screen.getByText('13 h 35 min')).toBeTruthy();
  expect(screen.getByText('4.5 of 5')).toBeTruthy();
  const volume = screen.getByRole('table', { name: '12 created and 9 resolved in this period', hidden: true });
  expect([...volume.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    'Nov 1453',
    'Nov 1576',
  ]);
  expect(screen.getByRole('table', { name: 'Tickets by category' }).textContent).toContain('Listings');
  expect(screen.getByText('No tickets in this period.')).toBeTruthy();
  const targets = within(screen.getByRole('table', { name: 'Service targets met, by priority' }));
  expect(targets.getByRole('row', { name: /^Urgent/ }).textContent).toBe('Urgent75 %within 1 h3 of 4–within 8 h');
  await user.selectOptions(screen.getByLabelText('Period'), 'Last 90 days');
  await waitFor(() => expect(here()).toBe('/staff/tickets?view=analytics&days=90'));
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'tickets.analytics').at(-1)?.query).toMatchObject({ days: '90' }),
  );
});

test('the export covers the same period, with the server’s file name', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:csv');
  const kept: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(this.download);
  });
  const { user, asked } = open('/staff/tickets?view=analytics&days=365', mia, {
    'tickets.analytics': figures,
    'tickets.exportTickets': { success: true, filename: 'tickets_2026-11-15.csv', csv: 'Ticket\r\n' },
  });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(kept).toEqual(['tickets_2026-11-15.csv']));
  expect(asked.find(({ name }) => name === 'tickets.exportTickets')?.query).toMatchObject({ days: '365' });
  vi.restoreAllMocks();
});
