import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import type { Membership } from '@forecourt/contract/payments/payment-shapes.ts';
import * as api from '../../../lib/api.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { MembershipPurchase } from './membership-purchase.tsx';
import { membershipStates, membershipWords, timeLeft } from './membership-words.ts';

interface MembershipCardProps {
  user: SessionUser;
  dealerId: number;
  sessionEnded: ReactNode;
}

/** A dealer's membership, shown to everyone on the team. Those who can pay it can do so here. */
export function MembershipCard({ user, dealerId, sessionEnded }: MembershipCardProps) {
  const { data, error, refetch } = useQuery(api.payments.dealerMembership.query({ dealer_id: dealerId }));
  useLiveRefresh('payments');
  if (error && !data)
    return (
      <Panel>
        <ErrorState
          level={2}
          title="We couldn’t load your membership"
          text={sentenceOf(error)}
          onRetry={() => void refetch()}
        />
      </Panel>
    );
  if (!data) return <MembershipSkeleton />;
  const { membership } = data;
  const mayPay = teamRoleMay(user.team_role ?? 'staff', 'membership.pay');
  return (
    <Panel>
      <section aria-labelledby="membership" className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        {membership ? <Standing membership={membership} /> : <NoMembership />}
        {membership && mayPay && !membership.is_suspended && (
          <MembershipPurchase membership={membership} userId={user.id} sessionEnded={sessionEnded} />
        )}
        {membership && !mayPay && (
          <p className="self-start rounded-m bg-sunken px-4 py-3 text-ink-2">
            Only the owner or an administrator of {membership.company_name} can pay the membership.
          </p>
        )}
      </section>
    </Panel>
  );
}

function Standing({ membership }: { membership: Membership }) {
  const { label, tone } = membershipStates[membership.status];
  const { now, next } = membershipWords(membership);
  const left = timeLeft(membership, Date.now());
  return (
    <div className="grid content-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="membership" className="text-xl">
          Membership
        </h2>
        <Tag tone={tone}>{label}</Tag>
      </div>
      {left && (
        <div className="grid max-w-[360px] gap-2.5">
          <p className="wide text-2xl">{left.text}</p>
          <div className="h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
            <div
              className={clsx('h-full rounded-full', tone === 'good' ? 'bg-good' : 'bg-warn')}
              style={{ width: `${left.share * 100}%` }}
            />
          </div>
        </div>
      )}
      <p className="text-lg text-pretty">{now}</p>
      <p className="text-ink-2 text-pretty">{next}</p>
      {membership.started_at !== null && (
        <p className="text-sm text-ink-3">
          First paid on <Time at={membership.started_at} as="day" />
        </p>
      )}
    </div>
  );
}

const NoMembership = () => (
  <div className="grid gap-3">
    <h2 id="membership" className="text-xl">
      Membership
    </h2>
    <p className="text-ink-2">Your dealership doesn’t have a membership. Ask our staff to open one.</p>
  </div>
);

const MembershipSkeleton = () => (
  <Panel>
    <output aria-busy="true" aria-label="Loading" className="grid gap-4">
      <Skeleton className="h-7 w-52" />
      <Skeleton className="h-6 w-[min(360px,100%)]" />
      <Skeleton className="h-5 w-[min(420px,100%)]" />
    </output>
  </Panel>
);
