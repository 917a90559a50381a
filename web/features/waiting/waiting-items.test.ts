import { expect, test } from 'vitest';
import type { OwnListing } from '@forecourt/contract/cars/car-shapes.ts';
import type { FavouriteCar } from '@forecourt/contract/favourites/favourites.ts';
import type { ConversationEntry } from '@forecourt/contract/messaging/message-shapes.ts';
import type { Payment } from '@forecourt/contract/payments/payment-shapes.ts';
import { waitingItems, type Waiting } from './waiting-items.ts';

const now = new Date('2026-11-18T12:00:00Z');
const me = { id: 1, company_name: null };
const nothing: Waiting = { conversations: [], payments: [], drafts: [], favourites: [], lastViewed: undefined };
const texts = (more: Partial<Waiting>, who: Parameters<typeof waitingItems>[1] = me) =>
  waitingItems({ ...nothing, ...more }, who, now).map(({ text }) => text);

const message = {
  content: 'Still there?',
  created_at: '2026-11-17T12:00:00Z',
  sender_id: 2,
  sender_name: 'Ivy Lund',
  company_name: null,
  message_type: 'text',
};
const conversation = (more: object = {}, last: object = {}) =>
  ({
    id: 5,
    title: 'Ivy Lund',
    is_reachable: true,
    last_message: { ...message, ...last },
    ...more,
  }) as ConversationEntry;
const car = (more: object = {}) =>
  ({
    id: 7,
    title: '2021 Karin Sultan',
    status: 'active',
    price: 40_000,
    saved_price: 42_000,
    ...more,
  }) as FavouriteCar;
const payment = { amount: 500, subject: 'Sultan', is_in_doubt: false, refund_is_due: false } as Payment;
const draft = { id: 9, title: null, year: 2020, make: 'Karin', model: null } as OwnListing;

test('nothing waiting, nothing shown', () => {
  expect(texts({})).toEqual([]);
});

test('one of each is named, with the most urgent first, and leads to it', () => {
  const items = waitingItems(
    { conversations: [conversation()], payments: [payment], drafts: [draft], favourites: [car()], lastViewed: car() },
    me,
    now,
  );
  expect(items).toEqual([
    { kind: 'reply', text: 'Reply to Ivy Lund', to: '/messages/$id', params: { id: '5' } },
    {
      kind: 'pay',
      text: 'Finish paying $500 for Sultan',
      to: '/payment-history',
      search: { status: 'pending' },
    },
    { kind: 'draft', text: 'Finish your draft: 2020 Karin', to: '/sell/$id', params: { id: '9' } },
    { kind: 'cheaper', text: '2021 Karin Sultan: $2,000 cheaper', to: '/car/$id', params: { id: '7' } },
    { kind: 'viewed', text: 'Back to 2021 Karin Sultan', to: '/car/$id', params: { id: '7' } },
  ]);
});

test('several of a kind are counted', () => {
  const two = { conversations: [conversation(), conversation()], payments: [payment, payment], drafts: [draft, draft] };
  expect(texts({ ...two, favourites: [car(), car()] })).toEqual([
    '2 conversations waiting for your reply',
    'Finish 2 payments',
    'Finish 2 drafts',
    '2 favourites got cheaper',
  ]);
});

test.each([
  ['my own message is last', conversation({}, { sender_id: 1 })],
  ['the other side is suspended, or it’s a group', conversation({ is_reachable: false })],
  ['a card of the site is last', conversation({}, { message_type: 'purchase' })],
  ['it’s long ago', conversation({}, { created_at: '2026-10-01T12:00:00Z' })],
  ['it’s empty', conversation({ last_message: null })],
])('no reply is due if %s', (_why, one) => {
  expect(texts({ conversations: [one] })).toEqual([]);
});

test('a colleague’s reply in the dealer’s name counts as ours', () => {
  const replied = conversation({}, { sender_id: 3, company_name: 'Eclipse Motors' });
  expect(texts({ conversations: [replied] }, { id: 1, company_name: 'Eclipse Motors' })).toEqual([]);
  expect(texts({ conversations: [replied] })).toHaveLength(1);
});

test('favourites at the price they were saved at or no longer for sale, and payments that staff look into, don’t appear', () => {
  expect(
    texts({
      favourites: [
        car({ saved_price: 40_000, original_price: 42_000 }),
        car({ saved_price: null }),
        car({ status: 'sold' }),
      ],
    }),
  ).toEqual([]);
  expect(texts({ payments: [{ ...payment, is_in_doubt: true }], lastViewed: car({ status: 'sold' }) })).toEqual([]);
});
