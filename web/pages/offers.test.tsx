import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Offer } from '@forecourt/contract/offers/offer-shapes.ts';
import { aSale } from '../testing/sales.ts';
import { askedFor } from '../testing/open-conversation.tsx';
import { openApp } from '../testing/open-app.tsx';
import { anOffer } from '../testing/offers.ts';
import { johnny, signedIn } from '../testing/people.ts';

const page = (...offers: Offer[]) => ({ success: true as const, offers, page: 1, pages: 1, total: offers.length });
const open = (at = '/offers', ...offers: Offer[]) =>
  openApp(at, { ...signedIn(johnny), 'offers.mine': page(...offers) });
const current = async (label: string) =>
  within(await screen.findByRole('navigation', { name: label })).getByRole('link', { current: 'page' }).textContent;

test('shows the open offers you made, and the ended ones and those on your cars at their own address', async () => {
  const { user, here, asked } = open('/offers', anOffer);
  const list = within(await screen.findByRole('list', { name: 'Offers' }));
  expect(list.getByText('Waiting for Kenji Sato.')).toBeTruthy();
  expect(list.getByRole('link', { name: 'Open conversation' }).getAttribute('href')).toBe('/messages/5');
  expect([await current('Offers'), await current('Status')]).toEqual(['You made', 'Open']);
  await user.click(screen.getByRole('link', { name: 'Ended' }));
  await waitFor(() => expect(here()).toBe('/offers?state=ended'));
  expect(await current('Status')).toBe('Ended');
  await user.click(screen.getByRole('link', { name: 'On your cars' }));
  await waitFor(() => expect(here()).toBe('/offers?side=received'));
  expect([await current('Offers'), await current('Status')]).toEqual(['On your cars', 'Open']);
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'offers.mine').map(({ query }) => query)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ side: 'made', state: 'open' }),
        expect.objectContaining({ side: 'made', state: 'ended' }),
        expect.objectContaining({ side: 'received', state: 'open' }),
      ]),
    ),
  );
});

test('says what will appear if there are no offers', async () => {
  open('/offers?side=received');
  expect(await screen.findByText('Offers by buyers will appear here.')).toBeTruthy();
});

test('the seller marks a car as sold to the buyer it’s reserved for', async () => {
  const accepted: Offer = {
    ...anOffer,
    side: 'seller',
    status: 'accepted',
    hold_until: '2026-11-16T12:00:00.000Z',
    may: { ...anOffer.may, withdraw: false, release: true, sell: true },
  };
  const { user, asked } = openApp('/offers?side=received', {
    ...signedIn(johnny),
    'offers.mine': page(accepted),
    'offers.ofCar': { success: true, offers: [accepted], as_trade_in: [] },
    'sales.buyers': { success: true, buyers: [] },
    'sales.complete': { success: true, sale: aSale },
  });
  await user.click(await screen.findByRole('button', { name: 'Mark as Sold' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Sale' }));
  await user.click(await dialog.findByRole('button', { name: 'Complete Sale' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedFor(asked, 'sales.complete').map(({ body }) => body)).toMatchObject([
    { car_id: anOffer.car.id, buyer_id: anOffer.buyer_id, sale_price: 170_000 },
  ]);
});
