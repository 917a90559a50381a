import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BadgeCheck, Star } from 'lucide-react';
import type { Subscription } from '@forecourt/contract/payments/payment-shapes.ts';
import { kindNames } from '@forecourt/contract/payments/payments.flow.ts';
import * as api from '../../../lib/api.ts';
import { toMembership } from '../../../lib/paths.ts';
import { Time } from '../../../ui/time.tsx';
import { PaymentSubject } from '../payment-subject.tsx';
import { runningThings } from './running.ts';

/** Purchases that are still running. Renders nothing if there are none. */
export function RunningNow({ userId }: { userId: number }) {
  const { data } = useQuery(api.payments.userSubscriptions.query({ user_id: userId }));
  if (!data || data.subscriptions.length === 0) return null;
  return (
    <section aria-labelledby="running-now" className="grid gap-3">
      <h2 id="running-now" className="text-lg">
        Active now
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {runningThings(data.subscriptions).map(({ key, ...one }) => (
          <Running key={key} running={one} />
        ))}
      </ul>
    </section>
  );
}

function Running({ running }: { running: Subscription }) {
  const Icon = running.payment_type === 'featured' ? Star : BadgeCheck;
  return (
    <li className="flex items-start gap-3 rounded-l border border-line bg-surface p-4">
      <Icon size={20} className="mt-0.5 shrink-0 text-accent" aria-hidden="true" />
      <div className="grid min-w-0 gap-0.5">
        <p className="font-semibold">
          {running.car_id === null ? <MembershipOf subject={running.subject} /> : <PaymentSubject payment={running} />}
        </p>
        <p className="text-sm text-ink-2">
          {kindNames[running.payment_type]}
          {running.is_free && ', free'}
        </p>
        <p className="text-sm text-ink-2">
          Until <Time at={running.ends_at} as="day" />
        </p>
      </div>
    </li>
  );
}

const MembershipOf = ({ subject }: { subject: string }) => (
  <Link
    {...toMembership}
    className="rounded-s underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
  >
    {subject}
  </Link>
);
