import type { Reach } from '@forecourt/contract/access/owner.ts';
import { teamRoles, type TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { saleStatuses } from '@forecourt/contract/sales/sales.flow.ts';
import { expect, test } from 'vitest';
import { mayDecide, mayDo, reviewUntil, sideOf } from './sale.rules.ts';
import { publicView, saleView } from './sale-views.rules.ts';
import type { SaleRow } from './sales.sql.ts';

const now = new Date('2026-11-16T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const sale: SaleRow = {
  id: 5,
  car_id: 7,
  car_name: '2021 Karin Sultan',
  make: 'Karin',
  model: 'Sultan',
  year: 2021,
  image: null,
  has_page: true,
  listing_price: 42_000,
  sale_price: 40_000,
  sale_date: daysAgo(3),
  sale_method: null,
  status: 'recorded',
  confirmed_at: null,
  seller_id: 1,
  seller_name: 'Mara Quinn',
  dealer_id: null,
  dealer_name: null,
  buyer_id: 2,
  buyer_name: 'Kenji Mori',
  buyer_hides: false,
  buyer_account: 20,
  buyer_is_gone: false,
  buyer_contact: '555-0199',
  notes: 'Paid in cash',
  proposed_id: null,
  proposed_amount: null,
  proposed_by: null,
  proposed_at: null,
  ticket_id: null,
  bill_number: null,
  conversation_id: null,
  is_excluded: false,
  seller_shows_amount: false,
  seller_shows_name: false,
  buyer_shows_amount: false,
  buyer_shows_name: false,
  buyer_reviewed: false,
  seller_reviewed: false,
  seller_accounts: [10],
};
const of = (changes: Partial<SaleRow>): SaleRow => ({ ...sale, ...changes });
const confirmed = (changes: Partial<SaleRow> = {}) => of({ status: 'confirmed', confirmed_at: daysAgo(2), ...changes });
const proposed = { proposed_id: 9, proposed_amount: 39_000, proposed_by: 'Mara Quinn', proposed_at: now };

const seller: Reach = { userId: 1, gameAccountId: 10, team: null };
const buyer: Reach = { userId: 2, gameAccountId: 20, team: null };
const colleague = (role: TeamRole, { userId = 3, dealerId = 7, standing = 'active' as const } = {}): Reach => ({
  userId,
  gameAccountId: 30,
  team: { dealerId, role, standing },
});
const doable = (row: SaleRow, reach: Reach) =>
  Object.entries(mayDo(row, reach, now)).flatMap(([name, may]) => (may ? [name] : []));

test('a sale has two sides: the buyer, and the seller or those who read the dealer’s sales', () => {
  expect(sideOf(sale, seller)).toBe('seller');
  expect(sideOf(sale, buyer)).toBe('buyer');
  expect(sideOf(sale, { ...buyer, userId: 9 })).toBeNull();
  expect(sideOf(of({ buyer_id: null }), { ...buyer, userId: 9 })).toBeNull();
  const dealers = of({ dealer_id: 7 });
  expect(teamRoles.filter((role) => sideOf(dealers, colleague(role)))).toEqual(['owner', 'admin', 'manager']);
  expect(sideOf(dealers, colleague('staff', { userId: 1 }))).toBe('seller');
  expect(sideOf(dealers, colleague('owner', { dealerId: 8 }))).toBeNull();
  // The seller has left the team.
  expect(sideOf(dealers, seller)).toBeNull();
  expect(sideOf(dealers, colleague('owner', { userId: 2 }))).toBe('buyer');
});

test('the sale’s status decides what each side can do', () => {
  const may = (side: Reach, changes: Partial<SaleRow> = {}) =>
    Object.fromEntries(
      saleStatuses.map((status) => {
        const row = of({ status, confirmed_at: status === 'confirmed' ? daysAgo(2) : null, ...changes });
        return [status, doable(row, side)];
      }),
    );
  expect(may(buyer)).toEqual({
    recorded: ['confirm', 'dispute'],
    confirmed: ['show', 'list_again', 'review_until'],
    disputed: [],
    withdrawn: [],
    annulled: [],
  });
  expect(may(seller)).toEqual({
    recorded: ['withdraw', 'set_amount', 'edit'],
    confirmed: ['set_amount', 'edit', 'show', 'review_until'],
    disputed: ['edit'],
    withdrawn: [],
    annulled: [],
  });
  expect(may(buyer, proposed).confirmed).toEqual(['answer_amount', 'show', 'list_again', 'review_until']);
  expect(may(seller, proposed).confirmed).toEqual(['answer_amount', 'edit', 'show', 'review_until']);
});

test('a suspended dealer’s team can only read', () => {
  const suspended = { ...colleague('owner'), team: { dealerId: 7, role: 'owner', standing: 'suspended' } } as const;
  expect(sideOf(of({ dealer_id: 7 }), suspended)).toBe('seller');
  expect(doable(of({ dealer_id: 7 }), suspended)).toEqual([]);
  expect(doable(confirmed({ dealer_id: 7 }), suspended)).toEqual([]);
});

test('a buyer who has joined the seller’s team can dispute but not agree, and keeps what is theirs alone', () => {
  const joined = { seller_accounts: [10, 20] };
  expect(doable(of(joined), buyer)).toEqual(['dispute']);
  expect(doable(confirmed({ ...joined, ...proposed, buyer_reviewed: true }), buyer)).toEqual(['show', 'list_again']);
});

test('a buyer now on the seller’s side does not change who can write a review', () => {
  const joined = { seller_accounts: [10, 20] };
  for (const side of [buyer, seller])
    expect(reviewUntil(confirmed(joined), side, now)).toEqual(reviewUntil(confirmed(), side, now));
  expect(reviewUntil(confirmed(joined), seller, now)).not.toBeNull();
});

test('a review can be written once within thirty days, for a dealer by the seller or those who respond to reviews', () => {
  expect(reviewUntil(confirmed(), buyer, now)).toEqual(daysAgo(-28));
  expect(reviewUntil(confirmed({ confirmed_at: daysAgo(30) }), buyer, now)).toBeNull();
  expect(reviewUntil(confirmed({ buyer_reviewed: true }), buyer, now)).toBeNull();
  expect(reviewUntil(confirmed({ buyer_reviewed: true }), seller, now)).not.toBeNull();
  expect(reviewUntil(confirmed({ seller_reviewed: true }), seller, now)).toBeNull();
  const dealers = confirmed({ dealer_id: 7 });
  const writing = teamRoles.filter((role) => reviewUntil(dealers, colleague(role), now));
  expect(writing).toEqual(['owner', 'admin', 'manager']);
  expect(reviewUntil(dealers, colleague('staff', { userId: 1 }), now)).not.toBeNull();
});

test('staff decide disputes, annul verified sales, and decide for a buyer who is gone', () => {
  const decided = (outcome: 'uphold' | 'annul', buyer_is_gone: boolean) =>
    saleStatuses.filter((status) => mayDecide({ status, buyer_is_gone }, outcome));
  expect(decided('uphold', false)).toEqual(['disputed']);
  expect(decided('annul', false)).toEqual(['confirmed', 'disputed']);
  expect(decided('uphold', true)).toEqual(['recorded', 'disputed']);
  expect(decided('annul', true)).toEqual(['recorded', 'confirmed', 'disputed']);
});

test('a buyer’s name is public only if they confirmed the purchase and do not hide it', () => {
  const named = (changes: Partial<SaleRow>) => publicView(of(changes)).buyer_name;
  expect(named({ status: 'confirmed' })).toBe('Kenji Mori');
  expect(named({ status: 'confirmed', buyer_hides: true })).toBeNull();
  expect(named({ status: 'recorded' })).toBeNull();
  expect(named({ status: 'disputed' })).toBeNull();
  // A typed name could be that of someone who hides their purchases.
  expect(named({ buyer_id: null, buyer_name: 'Somebody' })).toBeNull();
  expect(Object.keys(publicView(sale))).not.toEqual(expect.arrayContaining(['notes', 'buyer_contact', 'sale_notes']));
});

test('the seller’s notes are hidden from the buyer, whatever team they are on now', () => {
  expect(saleView(sale, seller, now)).toMatchObject({ buyer_contact: '555-0199', sale_notes: 'Paid in cash' });
  const dealers = of({ dealer_id: 7 });
  for (const reader of [buyer, colleague('owner', { userId: 2 })])
    expect(saleView(dealers, reader, now)).toMatchObject({ buyer_contact: null, sale_notes: null, side: 'buyer' });
});
