import type { Membership } from '@forecourt/contract/payments/payment-shapes.ts';
import { membershipDays } from '@forecourt/contract/payments/payments.flow.ts';
import { countOf, dayText } from '../../../lib/format.ts';

type Tone = 'good' | 'warn' | 'danger';

export const membershipStates: Record<Membership['status'], { label: string; tone: Tone }> = {
  unpaid: { label: 'Not paid yet', tone: 'warn' },
  active: { label: 'Active', tone: 'good' },
  grace: { label: 'Grace period', tone: 'warn' },
  expired: { label: 'Expired', tone: 'danger' },
};

/** The state of a membership and what happens next, with dates. */
export function membershipWords(membership: Membership): { now: string; next: string } {
  const { status, ends_at, grace_ends_at, is_suspended } = membership;
  const end = dayText(ends_at);
  const lastDay = dayText(grace_ends_at);
  const hidden = 'After that, your listings will be hidden until the membership is paid.';
  if (is_suspended)
    return {
      now: status === 'unpaid' ? 'Not paid yet.' : `${status === 'active' ? 'Runs until' : 'Ended on'} ${end}.`,
      next: 'Your dealership is suspended. Its listings are hidden, and the membership can’t be paid until the suspension ends.',
    };
  switch (status) {
    case 'unpaid':
      return {
        now: 'Your dealership is open. Your first membership payment is still due.',
        next: `Pay by ${lastDay}. ${hidden}`,
      };
    case 'active':
      return {
        now: `Runs until ${end}.`,
        next: `If you don’t renew by then, everything will keep working until ${lastDay}. ${hidden}`,
      };
    case 'grace':
      return { now: `Ended on ${end}. Everything still works.`, next: `Renew by ${lastDay}. ${hidden}` };
    case 'expired':
      return {
        now: `Ended on ${end}. Your listings are hidden, not deleted.`,
        next: 'Pay the membership to restore them.',
      };
  }
}

/** The time left until the next change, as text and as a share. Null if it's over. */
export function timeLeft(membership: Membership, nowMs: number): { text: string; share: number } | null {
  const { status, ends_at, grace_ends_at, is_suspended } = membership;
  if (status === 'expired' || (is_suspended && status !== 'active')) return null;
  const [from, to] =
    status === 'active' ? [Date.parse(ends_at) - monthMs, ends_at] : [Date.parse(ends_at), grace_ends_at];
  const left = Date.parse(to) - nowMs;
  return { text: leftText(left), share: Math.min(1, Math.max(0, left / Math.max(1, Date.parse(to) - from))) };
}

function leftText(leftMs: number): string {
  const hours = Math.floor(leftMs / 3_600_000);
  if (hours < 1) return 'Less than an hour left';
  return `${hours < 48 ? countOf(hours, 'hour') : countOf(Math.round(leftMs / dayMs), 'day')} left`;
}

const dayMs = 86_400_000;
const monthMs = membershipDays * dayMs;
