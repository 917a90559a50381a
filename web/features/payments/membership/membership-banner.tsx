import { possessive } from '@forecourt/contract/kit/possessive.ts';
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import * as api from '../../../lib/api.ts';
import { dayText } from '../../../lib/format.ts';
import { Notice } from '../../../ui/notice.tsx';

interface MembershipBannerProps {
  dealerId: number;
  /** Link to pay, unless that's on the same page. */
  action?: ReactNode;
}

/** Shown on a dealer's pages once the membership has ended. A suspension has its own notice. */
export function MembershipBanner({ dealerId, action }: MembershipBannerProps) {
  const { data } = useQuery(api.payments.dealerMembership.query({ dealer_id: dealerId }));
  const membership = data?.membership;
  if (!membership || membership.is_suspended) return null;
  if (membership.status === 'active' || membership.status === 'unpaid') return null;
  const isOver = membership.status === 'expired';
  return (
    <Notice tone={isOver ? 'danger' : 'warn'}>
      {isOver
        ? `${possessive(membership.company_name)} membership has expired. Its listings are hidden until the membership is paid.`
        : `${possessive(membership.company_name)} membership ended on ${dayText(membership.ends_at)}. Its listings will be hidden after ${dayText(membership.grace_ends_at)}.`}{' '}
      {action}
    </Notice>
  );
}
