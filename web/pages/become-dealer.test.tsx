import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnApplication } from '@forecourt/contract/applications/applications.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import type { Answers } from '../testing/fake-server.ts';
import { openApp } from '../testing/open-app.tsx';
import { johnny, maria, signedIn } from '../testing/people.ts';

const terms = {
  membership_price: 25_000,
  grace_days: 7,
  max_listings: 50,
  private_max_listings: 3,
  free_featured_per_month: 2,
};
const application: OwnApplication = {
  id: 4,
  company_name: 'Quinn Classics',
  business_type: 'specialty',
  description: 'Restored classics.',
  website: null,
  phone: '5550142',
  status: 'pending',
  review_notes: null,
  reviewed_at: null,
  created_at: '2026-11-01T12:00:00.000Z',
};
const mine = (of: OwnApplication | null, may_apply_from: string | null = '2026-01-01T00:00:00.000Z') => ({
  'applications.mine': { success: true as const, application: of, may_apply_from, terms },
});
const open = (answers: Answers) => openApp('/become-dealer', { ...signedIn(johnny), ...answers });
const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));

async function fillIn(user: ReturnType<typeof open>['user']) {
  await user.type(await field('Company Name'), 'Quinn Classics');
  await user.selectOptions(await field('Business Type'), 'specialty');
  await user.type(await field('Business Description'), 'Restored classics.');
}
const submit = () => screen.findByRole('button', { name: 'Submit Application' });

test('says what a dealer pays and gets, with the current settings', async () => {
  open(mine(null));
  const beside = within(await screen.findByRole('complementary', { name: 'What dealers get' }));
  expect(beside.getByText(/\$25,000/)).toBeTruthy();
  expect(beside.getByText(/you have 7 days to pay/)).toBeTruthy();
  expect(beside.getByText('50 active listings')).toBeTruthy();
  expect(beside.getByText(/2 featured cars a month/)).toBeTruthy();
});

test('missing values are reported at their fields, and nothing is sent', async () => {
  const { user, asked } = open(mine(null));
  await user.clear(await field('Phone'));
  await user.click(await submit());
  for (const sentence of [
    'Company name is required',
    'Business type is required',
    'Business description is required',
    'Phone number is required',
  ])
    expect(await screen.findByText(sentence)).toBeTruthy();
  expect(asked.some(({ name }) => name === 'applications.submit')).toBe(false);
});

test('after submitting, it confirms with the spec’s text and links to the home page', async () => {
  const { user } = open({ ...mine(null), 'applications.submit': { success: true, id: 4, application } });
  await fillIn(user);
  await user.click(await submit());
  expect(await screen.findByRole('heading', { name: 'Application Submitted!' })).toBeTruthy();
  expect(screen.getByText(/2-3 business days/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toBeTruthy();
  expect(Object.keys(localStorage).filter((key) => key.includes('application'))).toEqual([]);
});

test('a failure says so, and typed text is kept, even after a reload', async () => {
  const { user } = open({ ...mine(null), 'applications.submit': { fails: 'internal' } });
  await fillIn(user);
  await user.click(await submit());
  expect(await screen.findByText('Failed to submit application')).toBeTruthy();
  cleanup();
  open(mine(null));
  expect(((await field('Company Name')) as HTMLInputElement).value).toBe('Quinn Classics');
  expect(((await field('Business Type')) as HTMLSelectElement).value).toBe('specialty');
});

test('while an application is open there’s no form, and it can be withdrawn', async () => {
  const { user, answers, asked } = open({
    ...mine(application, null),
    'applications.withdraw': { success: true, application: { ...application, status: 'withdrawn' } },
  });
  expect(await screen.findByText('In review')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit Application' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Withdraw application' }));
  Object.assign(answers, mine({ ...application, status: 'withdrawn' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect(await submit()).toBeTruthy();
  expect(asked.some(({ name }) => name === 'applications.withdraw')).toBe(true);
});

test('a declined applicant reads why, and when they can apply again', async () => {
  const declined = { ...application, status: 'declined', review_notes: 'Too few cars so far' } as const;
  open(mine({ ...declined, reviewed_at: '2026-11-02T12:00:00.000Z' }, '2999-11-09T12:00:00.000Z'));
  expect(await screen.findByText('Too few cars so far')).toBeTruthy();
  expect(screen.getByText(/You can apply again from .*2999/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit Application' })).toBeNull();
});

test('if approved while viewing the page, the user is redirected to the portal', async () => {
  const { answers, here } = open(mine(application, null));
  await screen.findByText('In review');
  Object.assign(answers, signedIn({ ...maria, id: johnny.id }));
  act(() => FakeEventSource.opened.at(-1)?.say({ kind: 'session_changed' }));
  await waitFor(() => expect(here()).toMatch(/^\/dealer/));
});
