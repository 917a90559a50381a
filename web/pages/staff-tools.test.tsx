import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { deskAnswers, listOf, mia, threadOf } from '../testing/desk.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, signedIn } from '../testing/people.ts';

beforeEach(() => localStorage.clear());

const open = (answers: Answers = {}, user: SessionUser = mia) =>
  openApp('/staff/tickets?ticket=42', {
    ...signedIn(user),
    ...deskAnswers,
    'tickets.staffTicket': { success: true, ticket: threadOf() },
    'tickets.staffList': listOf([threadOf(), threadOf({ id: 43 })]),
    ...answers,
  });
const found = {
  success: true as const,
  found: {
    people: [{ id: 11, name: 'Johnny Pearson', avatar_url: null, status: 'active' as const }],
    cars: [
      {
        id: 7,
        title: 'Karin Sultan',
        seller_name: 'Johnny Pearson',
        status: 'active' as const,
        found_by: '“…ask for John…”',
      },
    ],
    tickets: [],
  },
};
const ready = () => screen.findByRole('textbox', { name: /^Reply to/ });

test('keys act on the ticket, and never while typing, with a modifier or in a dialog', async () => {
  const { user, here } = open();
  const box = await ready();
  await screen.findByRole('link', { name: 'Next ticket' });
  await user.keyboard('{Control>}j{/Control}');
  expect(here()).toContain('ticket=42');
  await user.keyboard('r');
  expect(document.activeElement).toBe(box);
  await user.keyboard('jd?');
  expect((box as HTMLTextAreaElement).value).toBe('jd?');
  expect(screen.queryByRole('dialog')).toBeNull();
  box.blur();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.keyboard('j');
  expect(here()).toContain('ticket=42');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await user.keyboard('j');
  await waitFor(() => expect(here()).toContain('ticket=43'));
});

test('single keys can be turned off on this device', async () => {
  const { user, here } = open();
  await ready();
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await user.click(await screen.findByRole('switch', { name: 'Use single keys on this device' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.keyboard('?j');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(here()).toContain('ticket=42');
});

test('the quick search announces its results, and arrow keys and Enter open one', async () => {
  const { user, here } = open({ 'staff.quickSearch': found });
  await ready();
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Search people, cars and tickets' });
  await user.type(field, 'john');
  await screen.findByText('2 results');
  const results = within(screen.getByRole('listbox', { name: 'Results' }));
  expect(results.getByRole('option', { selected: true }).textContent).toContain('Johnny Pearson');
  await user.keyboard('{ArrowDown}');
  const sultan = results.getByRole('option', { selected: true }).textContent;
  expect(sultan).toContain('Karin Sultan');
  expect(sultan).toContain('Found by: “…ask for John…”');
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(here()).toBe('/staff/users?person=11'));
});

test('analysts and members have neither, and nothing is asked for them', async () => {
  const { user, asked } = open({}, { ...johnny, staff_role: 'analyst' });
  await screen.findByRole('navigation', { name: 'Staff portal' });
  await user.keyboard('{Control>}k{/Control}?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: /Quick search/ })).toBeNull();
  expect(asked.some(({ name }) => name === 'staff.quickSearch')).toBe(false);
});
