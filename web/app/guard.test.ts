import { expect, test } from 'vitest';
import { pages, type PageName, type PageRule } from '@forecourt/contract/pages.ts';
import type { Session } from '../features/accounts/session.ts';
import { ada, johnny, kenji, maria } from '../testing/people.ts';
import { judge } from './guard.ts';

const as = (user: typeof johnny): Session => ({ status: 'signed_in', user });
const nobody: Session = { status: 'signed_out', user: null };
const unsure: Session = { status: 'verifying', user: ada };

const names = Object.keys(pages) as PageName[];
const guarded = names.filter((name) => pages[name].needs !== 'public');

test('public pages are shown to everyone, even before the session is known', () => {
  for (const name of names.filter((one) => !guarded.includes(one))) expect(judge(name, unsure)).toBe('show');
});

test.each(guarded)('%s requires a verified session, whatever is stored', (name) => {
  expect(judge(name, unsure)).toBe('wait');
  expect(judge(name, { status: 'unreachable', user: ada, retry: () => {} })).toBe('unreachable');
  expect(judge(name, nobody)).not.toBe('show');
});

test.each(guarded)('%s asks a visitor to log in, in its own way', (name) => {
  const rule: PageRule = pages[name];
  const elsewhere = rule.introduces ? 'introduce' : 'log_in';
  const expected = name === 'completeProfile' ? 'go_home' : elsewhere;
  expect(judge(name, nobody)).toBe(expected);
});

test('an incomplete profile is required only where it’s needed', () => {
  expect(judge('sell', as(kenji))).toBe('complete_profile');
  expect(judge('editListing', as(kenji))).toBe('complete_profile');
  expect(judge('becomeDealer', as(kenji))).toBe('complete_profile');
  for (const page of ['messages', 'favourites', 'support', 'paymentHistory'] as const)
    expect(judge(page, as(kenji))).toBe('show');
  expect(judge('profile', as(kenji))).toBe('show');
  expect(judge('completeProfile', as(kenji))).toBe('show');
  expect(judge('sell', as(johnny))).toBe('show');
});

test('dealer and non-dealer pages tell the two apart', () => {
  expect(judge('dealer', as(maria))).toBe('show');
  expect(judge('dealer', as(johnny))).toBe('refuse_non_dealer');
  expect(judge('becomeDealer', as(maria))).toBe('go_to_dealer');
  expect(judge('becomeDealer', as(johnny))).toBe('show');
});

test('staff pages don’t exist for others, with or without a complete profile', () => {
  expect(judge('staff', as(ada))).toBe('show');
  expect(judge('staff', as(maria))).toBe('not_found');
  expect(judge('dealerApplications', as(kenji))).toBe('not_found');
});
