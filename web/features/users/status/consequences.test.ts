import { expect, test } from 'vitest';
import { consequencesOf } from './consequences.ts';

const nothing = { listings: 0, dealer_listings: 0, open_payments: 0, sales_to_confirm: 0, sessions: 0 };
const person = { status: 'active' as const, account_closed_at: null, seat: null, touched: nothing };
const seat = { dealer_account_id: 3, company_name: 'Eclipse Motors', role: 'owner' as const, colleagues: [] };

test('what a change does not touch is not named', () => {
  expect(consequencesOf(person, { to: 'suspended', until: 'Nov 20, 2026', nextOwner: null })).toEqual([
    'They cannot sign in until Nov 20, 2026.',
    'They read the reason when they try to sign in, and may appeal once.',
  ]);
});

test('all that a suspension touches is said with its number', () => {
  const touched = { listings: 2, dealer_listings: 1, open_payments: 1, sales_to_confirm: 3, sessions: 2 };
  const said = consequencesOf({ ...person, seat, touched }, { to: 'suspended', until: null, nextOwner: null });
  expect(said).toEqual([
    'They are signed out at once on 2 devices and cannot sign in until the time you choose.',
    'Their 2 listings are hidden until then; the time of each goes on.',
    'A colleague at Eclipse Motors is called about the 1 car that name them.',
    '1 open payment is given up; money that still arrives is refunded.',
    '3 sales that wait for their word go on waiting.',
    'They read the reason when they try to sign in, and may appeal once.',
  ]);
});

test('an owner who is banned hands the dealership over, a member only leaves it', () => {
  const banned = { to: 'banned', until: null, nextOwner: 'Dev Okafor' } as const;
  expect(consequencesOf({ ...person, seat }, banned)).toContain('Eclipse Motors passes to Dev Okafor.');
  const member = { ...seat, role: 'manager' as const };
  expect(consequencesOf({ ...person, seat: member }, banned)).toContain('They leave the team of Eclipse Motors.');
});

test('lifting a ban says what does not come back by itself', () => {
  const lifted = { to: 'active', until: null, nextOwner: null } as const;
  const banned = { ...person, status: 'banned' as const, touched: { ...nothing, listings: 1 } };
  expect(consequencesOf(banned, lifted)).toEqual([
    'They can sign in again, and are told so.',
    'Their listing is seen again.',
    'A place on a dealer’s team that ended with the ban does not come back by itself.',
  ]);
});

test('who closed the account has it closed when a restriction is lifted', () => {
  const lifted = { to: 'active', until: null, nextOwner: null } as const;
  const closed = { ...person, status: 'suspended' as const, account_closed_at: '2026-11-10T10:00:00Z' };
  expect(consequencesOf(closed, lifted)).toEqual([
    'The account stays closed, as they left it. They can sign in again, which opens it.',
  ]);
});
