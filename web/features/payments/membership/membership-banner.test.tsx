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

test('a dealer whose membership has ended sees a banner with a link to pay', async () => {
  openListings({ ...aMembership, status: 'grace' });
  const link = await screen.findByRole('link', { name: 'Go to your membership' });
  expect(link.getAttribute('href')).toBe('/dealer/settings#membership');
  expect(link.parentElement?.textContent).toContain('Its listings will be hidden after December 8, 2099');
});

test('an expired membership is announced right away', async () => {
  openListings({ ...aMembership, status: 'expired' });
  expect((await screen.findByRole('alert')).textContent).toContain('Eclipse Motors’ membership has expired');
});

test.each(['active', 'unpaid'] as const)('a membership that is %s shows no banner', async (status) => {
  const { asked } = openListings({ ...aMembership, status });
  await waitFor(() => expect(askedFor(asked, 'payments.dealerMembership')).toBe(true));
  await screen.findByRole('heading', { name: 'You haven’t listed a car yet' });
  expect(screen.queryByText(/’s membership (has expired|ended)/)).toBeNull();
});

test('users without a dealer trigger no request', async () => {
  const { asked } = openListings({ ...aMembership, status: 'expired' }, johnny);
  await screen.findByRole('heading', { name: 'You haven’t listed a car yet' });
  expect(askedFor(asked, 'payments.dealerMembership')).toBe(false);
});
