import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { ana, mia } from '../testing/desk.ts';
import type { Answers, Asked } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, kenji, signedIn } from '../testing/people.ts';
import { firstSale, goodNeighbour } from '../testing/reviews.ts';

const byHand = { ...goodNeighbour.award, is_by_rule: false, is_retired: false, granted: 1 };
const byRule = { ...firstSale.award, is_by_rule: true, is_retired: false, granted: 12 };
const catalogue = (...awards: (typeof byHand)[]) => ({ success: true as const, awards });

const open = (address: string, user: SessionUser = mia, answers: Answers = {}) =>
  openApp(address, {
    ...signedIn(user),
    'awards.catalogue': catalogue(byRule, byHand),
    'awards.ofUser': { success: true, awards: [firstSale] },
    user: {
      id: kenji.id,
      name: kenji.name,
      avatar_url: null,
      is_dealer: false,
      company_name: null,
      logo_url: null,
      member_since: kenji.created_at,
      is_closed: false,
      is_trading: true,
    } as never,
    ...answers,
  });

const bodyOf = (asked: Asked[], name: string) => asked.filter((one) => one.name === name).at(-1)?.body;
const row = async (name: string) =>
  within(
    (await within(await screen.findByRole('list', { name: 'Awards' })).findByRole('heading', { name })).closest('li')!,
  );

test('the catalogue shows for each award whether it’s automatic, and how many have it', async () => {
  open('/staff/users/awards');
  expect((await row('First sale')).getByText('Automatic')).toBeTruthy();
  expect((await row('First sale')).getByText('Granted to 12 users')).toBeTruthy();
  expect((await row('First sale')).queryByRole('button')).toBeNull();
  expect((await row('Good neighbour')).getByText('Manual')).toBeTruthy();
  expect((await row('Good neighbour')).getByRole('button', { name: 'Edit Good neighbour' })).toBeTruthy();
});

test('read-only users are offered no actions', async () => {
  open('/staff/users/awards', ana);
  await row('First sale');
  expect(screen.queryByRole('button', { name: 'Add award' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  expect(screen.queryByLabelText('Find a user')).toBeNull();
});

test('the page doesn’t exist for users who aren’t staff', async () => {
  open('/staff/users/awards', johnny);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Awards' })).toBeNull());
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

test('an award is added with a name, a reason and an icon, and a taken name is reported at its field', async () => {
  const { user, asked, answers } = open('/staff/users/awards', mia, { 'awards.add': { fails: 'award_name_taken' } });
  await user.click(await screen.findByRole('button', { name: 'Add award' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/^Name/), 'Night owl');
  await user.type(dialog.getByLabelText(/^Description/), 'Answers at three in the morning');
  await user.click(dialog.getByRole('button', { name: 'Add award' }));
  expect(await dialog.findByText('Please select an icon')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Compass' }));
  await user.click(dialog.getByRole('button', { name: 'Add award' }));
  expect(await dialog.findByText('An award with this name already exists')).toBeTruthy();
  answers['awards.add'] = { success: true, award: goodNeighbour.award };
  await user.type(dialog.getByLabelText(/^Name/), 's');
  await user.click(dialog.getByRole('button', { name: 'Add award' }));
  expect(await screen.findByText('Award added')).toBeTruthy();
  expect(bodyOf(asked, 'awards.add')).toEqual({
    name: 'Night owls',
    description: 'Answers at three in the morning',
    icon: 'compass',
  });
});

test('a retired award is marked, and can be offered again', async () => {
  const { user, asked, answers } = open('/staff/users/awards', mia, {
    'awards.edit': () => {
      answers['awards.catalogue'] = catalogue({ ...byHand, is_retired: true });
      return Promise.resolve({ success: true, award: goodNeighbour.award });
    },
  });
  await user.click((await row('Good neighbour')).getByRole('button', { name: 'Retire Good neighbour' }));
  expect(await (await row('Good neighbour')).findByText('Retired')).toBeTruthy();
  expect(bodyOf(asked, 'awards.edit')).toMatchObject({ id: 5, is_retired: true });
  expect((await row('Good neighbour')).getByRole('button', { name: 'Restore Good neighbour' })).toBeTruthy();
});

test('a user is found and granted an award they don’t have, with a reason', async () => {
  const found = { id: kenji.id, name: kenji.name, avatar_url: null, company_name: null, refusal: null };
  const { user, asked, answers, here } = open('/staff/users/awards', mia, {
    'people.find': {
      success: true,
      people: [
        {
          ...found,
          known_to_staff: { username: 'kenji.s', standing: 'good', staff_role: null, member_since: kenji.created_at },
        },
      ],
    },
    'awards.grant': { success: true, award: goodNeighbour },
  });
  await user.type(await screen.findByLabelText('Find a user'), 'ken');
  await user.click(await screen.findByRole('button', { name: /Kenji Sato/ }));
  await waitFor(() => expect(here()).toBe(`/staff/users/awards?person=${kenji.id}`));
  expect(asked.find(({ name }) => name === 'people.find')?.query).toEqual({
    action: 'find_people',
    purpose: 'staff',
    query: 'ken',
  });
  await user.click(await screen.findByRole('button', { name: 'Grant award' }));
  const dialog = within(await screen.findByRole('dialog'));
  const offered = within(await dialog.findByLabelText(/^Award/)).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Select…', 'Good neighbour']);
  await user.selectOptions(dialog.getByLabelText(/^Award/), 'Good neighbour');
  await user.click(dialog.getByRole('button', { name: 'Grant award' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Reason/), 'Helped many newcomers');
  answers['awards.ofUser'] = { success: true, awards: [goodNeighbour] };
  await user.click(dialog.getByRole('button', { name: 'Grant award' }));
  expect(await screen.findByText('Award granted to Kenji Sato')).toBeTruthy();
  expect(bodyOf(asked, 'awards.grant')).toEqual({ award_id: 5, user_id: 13, reason: 'Helped many newcomers' });
  expect(await screen.findByRole('button', { name: 'Revoke Good neighbour' })).toBeTruthy();
});

test('signs of farmed sales are shown before an award is granted', async () => {
  const hints = [{ hint: 'minutes_apart' as const, sales: 1 }];
  const { asked } = open(`/staff/users/awards?person=${kenji.id}`, mia, { 'sales.hints': { success: true, hints } });
  expect(await screen.findByText('Check this user’s sales')).toBeTruthy();
  expect(screen.getByText(/^1 sale within 30 minutes of another one between the same two people\./)).toBeTruthy();
  expect(asked.find(({ name }) => name === 'sales.hints')?.query).toMatchObject({ user_id: String(kenji.id) });
});

test('manual awards can be revoked with a reason, automatic ones can’t', async () => {
  const { user, asked, answers } = open(`/staff/users/awards?person=${kenji.id}`, mia, {
    'awards.ofUser': { success: true, awards: [goodNeighbour, firstSale] },
    'awards.revoke': { success: true },
  });
  const list = within(await screen.findByRole('list', { name: 'Kenji Sato’s awards' }));
  expect(list.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText(/already have every award/)).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Revoke Good neighbour' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText(/^Reason/), 'It was somebody else');
  answers['awards.ofUser'] = { success: true, awards: [firstSale] };
  await user.click(dialog.getByRole('button', { name: 'Revoke award' }));
  expect(await screen.findByText('“Good neighbour” revoked')).toBeTruthy();
  expect(bodyOf(asked, 'awards.revoke')).toEqual({ grant_id: 32, reason: 'It was somebody else' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Revoke Good neighbour' })).toBeNull());
});

test('a catalogue that fails to load says so and can be tried again', async () => {
  const { user, answers } = open('/staff/users/awards', mia, { 'awards.catalogue': { fails: 'internal' } });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to get awards');
  answers['awards.catalogue'] = catalogue(byRule);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await row('First sale')).getByText('Automatic')).toBeTruthy();
});
