import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import clsx from 'clsx';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { countOf } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { phoneText } from '../../../lib/phone-text.ts';
import { Time } from '../../../ui/time.tsx';
import { WebsiteLink } from '../../../ui/website-link.tsx';
import { linkClass } from './part.tsx';

/** Identity and contact details. */
export const PersonFacts = ({ user }: { user: UserDetails }) => (
  <dl className="grid grid-cols-2 gap-x-6 gap-y-4 @md:grid-cols-3">
    <Fact title="Phone">{user.phone_number ? phoneText(user.phone_number) : 'Not provided'}</Fact>
    <Fact title="Joined">
      <Time at={user.created_at} as="day" />
    </Fact>
    <Fact title="Last login">{user.last_login ? <Time at={user.last_login} /> : 'Never'}</Fact>
    <Fact title="Rating">
      {user.rating === null ? 'No reviews yet' : `${user.rating.toFixed(1)} of 5 (${countOf(user.reviews, 'review')})`}
    </Fact>
    {user.seat && (
      <Fact title="Dealer">
        <Link to={paths.company} params={{ dealerId: String(user.seat.dealer_account_id) }} className={linkClass}>
          {user.seat.company_name}
        </Link>
        , {teamRoleNames[user.seat.role]}
      </Fact>
    )}
    {user.gta_world_username && <Fact title="Game account">{user.gta_world_username}</Fact>}
    {user.website && (
      <Fact title="Website">
        <WebsiteLink address={user.website} />
      </Fact>
    )}
    {user.bio && (
      <Fact title="About" className="col-span-full">
        <span className="font-normal whitespace-pre-line text-ink-2">{user.bio}</span>
      </Fact>
    )}
  </dl>
);

interface FactProps {
  title: string;
  className?: string;
  children: ReactNode;
}

const Fact = ({ title, className, children }: FactProps) => (
  <div className={clsx('grid min-w-0 grid-cols-1 content-start gap-0.5', className)}>
    <dt className="text-sm text-ink-3">{title}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);
