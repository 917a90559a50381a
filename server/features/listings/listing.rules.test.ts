import { carStatuses } from '@forecourt/contract/cars/cars.flow.ts';
import { teamRoles, type TeamRole } from '@forecourt/contract/access/team-rights.ts';
import { saleStatuses } from '@forecourt/contract/sales/sales.flow.ts';
import { expect, test } from 'vitest';
import {
  openTransitions,
  endsSoon,
  hoursLater,
  laterOf,
  mayMake,
  mayEdit,
  inTime,
  statusAfter,
  type ListingState,
} from './listing.rules.ts';

const now = new Date('2026-11-15T12:00:00Z');
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const listing: ListingState = {
  status: 'active',
  seller_id: 1,
  dealer_id: null,
  expires_at: days(20),
  removed_by: null,
  status_before: null,
  held_until: null,
  sale_status: null,
  sale_seller_id: null,
};
const of = (changes: Partial<ListingState>): ListingState => ({ ...listing, ...changes });
const seller = { userId: 1, gameAccountId: 1, team: null };
const member = (role: TeamRole, dealerId = 7) => ({
  userId: 1,
  gameAccountId: 1,
  team: { dealerId, role, standing: 'active' as const },
});

test('a private listing belongs to its seller, a dealer’s listing to the team by role', () => {
  const deleted = { status: 'removed', removed_by: 'seller', dealer_id: 7 } as const;
  expect(mayMake('delete', listing, seller, now)).toBe(true);
  for (const role of ['owner', 'admin', 'manager'] as const) {
    expect(mayMake('delete', of({ dealer_id: 7 }), member(role), now)).toBe(true);
    expect(mayMake('restore', of(deleted), member(role), now)).toBe(true);
  }
  expect(mayMake('delete', of({ dealer_id: 7 }), member('staff'), now)).toBe(false);
  expect(mayMake('restore', of(deleted), member('staff'), now)).toBe(false);
  expect(mayMake('reserve', of({ dealer_id: 7 }), member('staff'), now)).toBe(true);
  expect(mayMake('reserve', of({ dealer_id: 7 }), member('owner', 8), now)).toBe(false);
  expect(mayMake('reserve', of({ dealer_id: 7 }), seller, now)).toBe(false);
});

test('a listing that is not editable cannot be edited by anyone, and a dealer’s only by its team', () => {
  const editable = carStatuses.filter((status) => mayEdit(of({ status }), seller));
  expect(editable).toEqual(['draft', 'pending', 'active', 'reserved', 'expired']);
  expect(mayEdit(of({ dealer_id: 7 }), member('staff'))).toBe(true);
  expect(mayEdit(of({ dealer_id: 7 }), member('owner', 8))).toBe(false);
  expect(mayEdit(of({ dealer_id: 7 }), seller)).toBe(false);
});

test('sellers can only restore what their own side deleted', () => {
  const removed = (removed_by: 'seller' | 'staff' | null) => of({ status: 'removed', removed_by });
  expect(mayMake('restore', removed('seller'), seller, now)).toBe(true);
  expect(mayMake('restore', removed('staff'), seller, now)).toBe(false);
  expect(mayMake('restore', removed(null), seller, now)).toBe(false);
});

test('a live listing can be renewed in its last three days, an expired one at any time', () => {
  expect(mayMake('renew', of({ expires_at: days(3) }), seller, now)).toBe(false);
  expect(mayMake('renew', of({ expires_at: days(2.99) }), seller, now)).toBe(true);
  expect(mayMake('renew', of({ status: 'reserved', expires_at: days(10) }), seller, now)).toBe(false);
  expect(mayMake('renew', of({ expires_at: null }), seller, now)).toBe(false);
  expect(mayMake('renew', of({ status: 'expired', expires_at: days(-100) }), seller, now)).toBe(true);
  expect(endsSoon(listing, now)).toBe(false);
});

test('the offered actions are the allowed ones', () => {
  expect(openTransitions(listing, seller, now)).toEqual(['reserve', 'mark_sold', 'delete']);
  expect(openTransitions(of({ expires_at: days(1) }), seller, now)).toEqual([
    'reserve',
    'mark_sold',
    'renew',
    'delete',
  ]);
  expect(openTransitions(of({ dealer_id: 7 }), member('staff'), now)).toEqual(['reserve', 'mark_sold']);
});

test('a restored listing gets its earlier status, or expired if its time is up', () => {
  const removed = { status: 'removed', removed_by: 'seller' } as const;
  const restored = (changes: Partial<ListingState>) => statusAfter('restore', of({ ...removed, ...changes }), now);
  expect(restored({ status_before: 'reserved' })).toBe('reserved');
  expect(restored({ status_before: 'reserved', expires_at: now })).toBe('expired');
  expect(restored({ status_before: 'active', expires_at: days(-1) })).toBe('expired');
  expect(restored({ status_before: 'sold', expires_at: days(-1) })).toBe('sold');
  expect(restored({ status_before: 'draft', expires_at: null })).toBe('draft');
  expect(restored({ status_before: null })).toBe('expired');
  expect(inTime('reserved', of({ status: 'sold' }), now)).toBe('reserved');
  expect(inTime('active', of({ status: 'sold', expires_at: days(-1) }), now)).toBe('expired');
});

test('a sold car can be listed again while the sale can be withdrawn, by the seller and by those who read all dealer sales', () => {
  const sold = (sale_status: ListingState['sale_status'], more: Partial<ListingState> = {}) =>
    of({ status: 'sold', sale_status, sale_seller_id: 1, ...more });
  const open = saleStatuses.filter((status) => mayMake('relist', sold(status), seller, now));
  expect(open).toEqual(['recorded']);
  expect(mayMake('relist', sold(null, { sale_seller_id: null }), seller, now)).toBe(false);
  const ofColleague = sold('recorded', { dealer_id: 7, sale_seller_id: 2 });
  expect(teamRoles.filter((role) => mayMake('relist', ofColleague, member(role), now))).toEqual(leading);
  expect(mayMake('relist', sold('recorded', { dealer_id: 7 }), member('staff'), now)).toBe(true);
  expect(mayMake('relist', sold('recorded', { dealer_id: 7 }), member('owner', 8), now)).toBe(false);
});
const leading = ['owner', 'admin', 'manager'];

test('a renewed listing is live again, and a reserved one stays reserved', () => {
  expect(statusAfter('renew', of({ status: 'expired', expires_at: days(-1) }), now)).toBe('active');
  expect(statusAfter('renew', of({ status: 'reserved' }), now)).toBe('reserved');
  expect(statusAfter('mark_sold', of({ status: 'reserved' }), now)).toBe('sold');
});

test('durations are added in hours, and the later of two ends counts', () => {
  expect(hoursLater(now, 36)).toEqual(days(1.5));
  expect(laterOf(now, days(1))).toEqual(days(1));
  expect(laterOf(now, days(-1))).toEqual(now);
  expect(laterOf(now, null)).toEqual(now);
});
