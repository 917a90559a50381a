import { expect, test } from 'vitest';
import type { JudgedPerson } from '@forecourt/contract/users/judged-person.ts';
import { shortMoment } from '../../../lib/short-moment.ts';
import { whatWillHappen } from './what-will-happen.ts';

const nothing = { listings: 0, dealer_listings: 0, open_payments: 0, sales_to_confirm: 0, sessions: 0 };
type Person = Parameters<typeof whatWillHappen>[0];
const person: Person = { standing: 'active', until: null, account_closed_at: null, seat: null, touched: nothing };
const seat: JudgedPerson['seat'] = {
  dealer_account_id: 3,
  company_name: 'Eclipse Motors',
  company_standing: 'active',
  role: 'owner',
  colleagues: [],
};
const sooner = '2026-11-25T10:00:00Z';
const later = '2026-12-09T10:00:00Z';
const suspended: Person = { ...person, standing: 'suspended', until: later };
const banned: Person = { ...person, standing: 'banned' };
const suspend = (until: string | null, keepsStronger = false) => ({ kind: 'suspend', until, keepsStronger }) as const;
const appeal = 'They’ll see your reason when they try to log in, and can appeal once.';

test('anything a decision does not affect is left out', () => {
  expect(whatWillHappen(person, suspend(sooner))).toEqual([
    `They won’t be able to log in until ${shortMoment(sooner)}.`,
    appeal,
  ]);
});

test('everything a suspension affects is listed with its count', () => {
  const touched = { listings: 12, dealer_listings: 1, open_payments: 1, sales_to_confirm: 3, sessions: 2 };
  const end = shortMoment(sooner);
  expect(whatWillHappen({ ...person, seat, touched }, suspend(sooner))).toEqual([
    `They’ll be signed out on 2 devices right away and won’t be able to log in until ${end}.`,
    `Their 12 listings will be hidden until ${end}. Their listing time keeps running.`,
    'A colleague at Eclipse Motors will be the contact for the 1 car they look after.',
    '1 open payment will be cancelled. Money that still arrives will be refunded.',
    '3 sales will keep waiting for them to confirm.',
    appeal,
  ]);
});

test('a report says that it will not weaken an existing restriction', () => {
  expect(whatWillHappen(banned, suspend(sooner, true))[0]).toBe(
    'This user is banned. Suspending will not change that.',
  );
  expect(whatWillHappen(suspended, suspend(sooner, true))[0]).toBe(
    `This user is already suspended until ${shortMoment(later)}, which is later. Suspending will not change that.`,
  );
});

test('a milder restriction is announced as milder, and a longer one names what it replaces', () => {
  expect(whatWillHappen(suspended, suspend(sooner))[0]).toBe(
    `The suspension will end ${shortMoment(sooner)} instead of ${shortMoment(later)}. This restricts them less.`,
  );
  expect(whatWillHappen(banned, suspend(sooner))[0]).toBe(
    `The ban will become a suspension that ends ${shortMoment(sooner)}. This restricts them less.`,
  );
  const signedIn = { ...suspended, until: sooner, touched: { ...nothing, sessions: 1 } };
  expect(whatWillHappen(signedIn, suspend(later))[1]).toBe(`They won’t be able to log in until ${shortMoment(later)}.`);
  expect(whatWillHappen({ ...suspended, until: sooner }, suspend(later, true))[0]).toBe(
    `The suspension will end ${shortMoment(later)} instead of ${shortMoment(sooner)}.`,
  );
});

test('a banned owner hands the dealership over, a banned member only leaves it', () => {
  const ban = { kind: 'ban', nextOwner: 'Dev Okafor' } as const;
  expect(whatWillHappen({ ...person, seat }, ban)).toContain('Eclipse Motors will pass to Dev Okafor.');
  const member = { ...seat, role: 'manager' as const };
  expect(whatWillHappen({ ...person, seat: member }, ban)).toContain('They’ll leave the Eclipse Motors team.');
});

test('lifting a ban says what does not come back, and an account its owner closed stays closed', () => {
  const restricted = { ...banned, touched: { ...nothing, listings: 1 } };
  expect(whatWillHappen(restricted, { kind: 'lift' })).toEqual([
    'They’ll be able to log in again, and we’ll tell them.',
    'Their listing will be visible again.',
    'A place on a dealer’s team that ended with the ban won’t come back automatically.',
  ]);
  expect(whatWillHappen({ ...suspended, account_closed_at: sooner }, { kind: 'lift' })).toEqual([
    'The account will stay closed, as they left it. They’ll be able to log in again, which reopens it.',
  ]);
});

test('an application of someone who is gone or on a team can’t be approved, and one of a suspended person changes no standing', () => {
  const review = { kind: 'review_application', company: 'Mori Motors' } as const;
  expect(whatWillHappen(banned, review)[0]).toBe('Approving won’t be possible, because this account is banned.');
  expect(whatWillHappen({ ...person, seat }, review)[0]).toBe(
    'Approving won’t be possible, because they’re on the Eclipse Motors team.',
  );
  expect(whatWillHappen(suspended, review)[1]).toContain('Approving will not change that');
});

test('a decision about a listing says that it changes no one’s standing', () => {
  const remove = { kind: 'remove_listing', reports: 2 } as const;
  expect(whatWillHappen(person, remove).at(-1)).toBe('The seller’s standing won’t change.');
  expect(whatWillHappen(banned, remove).at(-1)).toBe('The seller is banned. This will not change that.');
  expect(whatWillHappen(person, { kind: 'dismiss_reports', reports: 1 })).toContain(
    'We’ll send your reason to the person who reported it.',
  );
});
