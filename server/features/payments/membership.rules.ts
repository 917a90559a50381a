import type { Membership } from '@forecourt/contract/payments/payment-shapes.ts';

export interface MembershipTimes {
  /** Null until it is first paid. */
  started_at: Date | null;
  /** Unpaid, this is when it was opened: the time to pay runs from there. */
  ends_at: Date;
}

type Status = Membership['status'];

/** The grace period is asked for each time, so that a changed one counts at once. */
export function membershipStatus(membership: MembershipTimes, graceDays: number, now: Date): Status {
  if (graceEnd(membership, graceDays) <= now) return 'expired';
  if (membership.started_at === null) return 'unpaid';
  return membership.ends_at > now ? 'active' : 'grace';
}

export const graceEnd = ({ ends_at }: MembershipTimes, graceDays: number): Date =>
  new Date(ends_at.getTime() + graceDays * dayMs);

/** What is bought next. */
export const nextPurchase = (status: Status): 'membership' | 'renewal' =>
  status === 'active' || status === 'grace' ? 'renewal' : 'membership';

/** Its end after so many hours were bought: added to its end while it runs or is in its grace, else counted from now. */
export function endAfterPaying(membership: MembershipTimes, hours: number, graceDays: number, now: Date): Date {
  const runs = nextPurchase(membershipStatus(membership, graceDays, now)) === 'renewal';
  return new Date((runs ? membership.ends_at : now).getTime() + hours * hourMs);
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
