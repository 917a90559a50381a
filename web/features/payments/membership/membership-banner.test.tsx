import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Membership } from '@forecourt/contract/payments/payment-shapes.ts';
import { noListings } from '../../../testing/listings.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { aMembership } from '../../../testing/payments.ts';
import { johnny, maria, signedIn } from '../../../testing/people.ts';

const openListings = (membership: Membership, user = maria) =>
  openApp('/my-listings', {
    ...signedIn(user),
    ...noListings,
    'payments.open': { success: true, payments: [] },
    'payments.dealerMembership': { success: true, membership },
  });
const askedFor = (asked: { name: string }[], name: string) => asked.some((one) => one.name === name);

test('a dealer whose membership is over reads it where their cars are, and finds the way to pay', async () => {
  openListings({ ...aMembership, status: 'grace' });
  const link = await screen.findByRole('link', { name: 'Go to your membership' });
  expect(link.getAttribute('href')).toBe('/dealer/settings#membership');
  expect(link.parentElement?.textContent).toContain('Its listings are hidden after December 8, 2099');
});

test('an expired one is announced at once', async () => {
  openListings({ ...aMembership, status: 'expired' });
  expect((await screen.findByRole('alert')).textContent).toContain('The membership of Eclipse Motors has expired');
});

test.each(['active', 'unpaid'] as const)('one that is %s stands in nobody’s way', async (status) => {
  const { asked } = openListings({ ...aMembership, status });
  await waitFor(() => expect(askedFor(asked, 'payments.dealerMembership')).toBe(true));
  await screen.findByRole('heading', { name: 'You haven’t listed a car yet' });
  expect(screen.queryByText(/^The membership of/)).toBeNull();
});

test('who is of no dealer is not asked about', async () => {
  const { asked } = openListings({ ...aMembership, status: 'expired' }, johnny);
  await screen.findByRole('heading', { name: 'You haven’t listed a car yet' });
  expect(askedFor(asked, 'payments.dealerMembership')).toBe(false);
});
