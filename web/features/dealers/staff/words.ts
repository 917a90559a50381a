import type { DealerOrder } from '@forecourt/contract/dealers/staff-dealer-values.ts';
import type { StaffDealer } from '@forecourt/contract/dealers/staff-dealers.ts';
import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import { countOf, dayText } from '../../../lib/format.ts';

export const words = {
  /** These texts are fixed by the staff document. */
  none: 'No dealers found',
  loadFailed: 'Failed to fetch dealers',
  statusFailed: 'Failed to update dealer status',
  ownTeam: 'You’re on this dealership’s team, so a colleague has to act on it.',
};

export const standingNames: Record<DealerStanding, string> = {
  active: 'Active',
  suspended: 'Suspended',
  expired: 'Expired',
  closed: 'Closed',
};

export const standingTones: Record<DealerStanding, 'good' | 'danger' | 'warn' | 'neutral'> = {
  active: 'good',
  suspended: 'danger',
  expired: 'warn',
  closed: 'neutral',
};

export const orderNames: Record<DealerOrder, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  cars: 'Most cars',
  rating: 'Best rated',
  sales: 'Most sales',
  paid_until: 'Membership ends soonest',
};

/** "4.5/5 (12 sales)" */
export const ratingText = ({ rating, total_sales }: Pick<StaffDealer, 'rating' | 'total_sales'>): string =>
  `${rating === null ? 'Not rated' : `${rating}/5`} (${countOf(total_sales, 'sale')})`;

type Membership = NonNullable<StaffDealer['membership']>;

const membershipTexts: Record<Membership['status'], (times: Membership) => string> = {
  unpaid: ({ grace_ends_at }) => `Not paid yet, due by ${dayText(grace_ends_at)}`,
  active: ({ ends_at }) => `Paid until ${dayText(ends_at)}`,
  grace: ({ ends_at, grace_ends_at }) => `Ended on ${dayText(ends_at)}, grace period until ${dayText(grace_ends_at)}`,
  expired: ({ ends_at }) => `Ended on ${dayText(ends_at)}`,
};

export const membershipText = (membership: Membership): string => membershipTexts[membership.status](membership);
