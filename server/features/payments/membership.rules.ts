import type { Membership } from '@forecourt/contract/payments/payment-shapes.ts';

export interface MembershipTimes {
  /** Null until the first payment. */
  started_at: Date | null;
  /** If unpaid, the time it was opened, from which the payment deadline runs. */
  ends_at: Date;
}

type Status = Membership['status'];

/** The grace period is passed in each time so that a changed setting applies right away. */
export function membershipStatus(membership: MembershipTimes, graceDays: number, now: Date): Status {
  if (graceEnd(membership, graceDays) <= now) return 'expired';
  if (membership.started_at === null) return 'unpaid';
  return membership.ends_at > now ? 'active' : 'grace';
}

export const graceEnd = ({ ends_at }: MembershipTimes, graceDays: number): Date =>
  new Date(ends_at.getTime() + graceDays * dayMs);

/** The next purchase. */
export const nextPurchase = (status: Status): 'membership' | 'renewal' =>
  status === 'active' || status === 'grace' ? 'renewal' : 'membership';

/**
 * The end after buying so many hours: added to the current end while it's running or in its grace period, otherwise
 * counted from now.
 */
export function endAfterPaying(membership: MembershipTimes, hours: number, graceDays: number, now: Date): Date {
  const runs = nextPurchase(membershipStatus(membership, graceDays, now)) === 'renewal';
  return new Date((runs ? membership.ends_at : now).getTime() + hours * hourMs);
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
