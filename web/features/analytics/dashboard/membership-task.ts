import type { Todo } from '@forecourt/contract/analytics/figure-shapes.ts';
import { countOf, dayText } from '../../../lib/format.ts';
import { daysLeft } from '../../../lib/days-left.ts';

interface MembershipTask {
  text: string;
  note: string;
  tone: 'danger' | 'warn' | undefined;
  action: string;
}

/** Describes what has to be done about the membership. */
export function membershipTask(
  { status, ends_at, grace_ends_at }: NonNullable<Todo['membership']>,
  nowMs: number,
): MembershipTask {
  switch (status) {
    case 'active': {
      const days = daysLeft(ends_at, nowMs);
      const when = days === 0 ? 'today' : `in ${countOf(days, 'day')}`;
      return { text: `membership ends ${when}`, note: `On ${dayText(ends_at)}`, tone: undefined, action: 'Renew' };
    }
    case 'grace':
      return {
        text: 'membership has ended',
        note: `Your listings will be hidden after ${dayText(grace_ends_at)}`,
        tone: 'warn',
        action: 'Renew',
      };
    case 'unpaid':
      return {
        text: 'membership isn’t paid yet',
        note: `Due by ${dayText(grace_ends_at)}`,
        tone: 'warn',
        action: 'Pay',
      };
    case 'expired':
      return {
        text: 'membership has expired',
        note: 'Your listings are hidden until you pay',
        tone: 'danger',
        action: 'Pay',
      };
  }
}
