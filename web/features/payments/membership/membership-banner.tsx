import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { dayText } from '../../../lib/format.ts';
import { Notice } from '../../../ui/notice.tsx';

interface MembershipBannerProps {
  dealerId: number;
  /** The way to pay, where it is not on the same page. */
  action?: ReactNode;
}

/** Stands on a dealer's pages while the membership is over; else there is nothing. A suspension has its own notice. */
export function MembershipBanner({ dealerId, action }: MembershipBannerProps) {
  const { data } = useQuery(api.payments.dealerMembership.query({ dealer_id: dealerId }));
  const membership = data?.membership;
  if (!membership || membership.is_suspended) return null;
  if (membership.status === 'active' || membership.status === 'unpaid') return null;
  const isOver = membership.status === 'expired';
  return (
    <Notice tone={isOver ? 'danger' : 'warn'}>
      {isOver
        ? `The membership of ${membership.company_name} has expired: its listings are hidden until it is paid.`
        : `The membership of ${membership.company_name} ended on ${dayText(membership.ends_at)}. Its listings are hidden after ${dayText(membership.grace_ends_at)}.`}{' '}
      {action}
    </Notice>
  );
}
