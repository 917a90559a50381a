import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import type { StaffDealerDetails } from '@forecourt/contract/dealers/staff-dealers.ts';
import * as api from '../../../lib/api.ts';
import { countOf } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { phoneText } from '../../../lib/phone-text.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Time } from '../../../ui/time.tsx';
import { WebsiteLink } from '../../../ui/website-link.tsx';
import { membershipText, ratingText, standingNames, words } from './words.ts';

/** Everything staff need to know about a dealer before they act on it. */
export function DealerDetails({ dealerId, onClose }: { dealerId: number; onClose: () => void }) {
  const { data, error, refetch } = useQuery(api.dealers.staffDealer.query({ id: dealerId }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.dealer.company_name ?? 'Dealer'}
      actions={
        <>
          <ButtonLink kind="plain" to={paths.company} params={{ dealerId: String(dealerId) }}>
            Company page
          </ButtonLink>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {data && <Details dealer={data.dealer} />}
      {error && !data && (
        <ErrorState level={2} title={words.loadFailed} text={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-72 rounded-m" />}
    </Dialog>
  );
}

const Details = ({ dealer }: { dealer: StaffDealerDetails }) => (
  <div className="grid gap-5">
    {dealer.is_own && <Notice tone="warn">{words.ownTeam}</Notice>}
    {dealer.status_reason && (
      <Notice tone="warn">
        {standingNames[dealer.status]}: {dealer.status_reason}
      </Notice>
    )}
    <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact title="Status">{standingNames[dealer.status]}</Fact>
      {dealer.membership && <Fact title="Membership">{membershipText(dealer.membership)}</Fact>}
      <Fact title="Cars">{countOf(dealer.total_cars, 'car')}</Fact>
      <Fact title="Rating">
        {ratingText(dealer)}, {countOf(dealer.total_reviews, 'review')}
      </Fact>
      <Fact title="Opened">
        <Time at={dealer.created_at} as="day" />
      </Fact>
      {dealer.closed_at && (
        <Fact title="Closed">
          <Time at={dealer.closed_at} as="day" />
        </Fact>
      )}
      {dealer.phone && <Fact title="Phone">{phoneText(dealer.phone)}</Fact>}
      {dealer.website && (
        <Fact title="Website">
          <WebsiteLink address={dealer.website} />
        </Fact>
      )}
      {dealer.open_payments > 0 && <Fact title="Open payments">{dealer.open_payments}</Fact>}
    </dl>
    {dealer.description && (
      <p className="max-h-48 overflow-y-auto rounded-m bg-sunken p-4 whitespace-pre-line wrap-anywhere">
        {dealer.description}
      </p>
    )}
    {dealer.team.length > 0 && (
      <section aria-label="Team" className="grid gap-2">
        <h3 className="text-base">Team</h3>
        <ul className="grid gap-2.5">
          {dealer.team.map(({ id, name, avatar_url, role }) => (
            <li key={id} className="flex items-center gap-3">
              <Avatar name={name} picture={avatar_url} />
              <span className="grid min-w-0">
                <Link
                  to={paths.user}
                  params={{ userId: String(id) }}
                  className="truncate rounded-s font-semibold hover:underline"
                >
                  {name}
                </Link>
                <span className="text-sm text-ink-3">{teamRoleNames[role]}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
);

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="grid content-start gap-0.5">
    <dt className="text-sm text-ink-3">{title}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);
