import { lazy, Suspense } from 'react';
import { Outlet } from '@tanstack/react-router';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import { tabRow } from '@forecourt/contract/tabs.ts';
import { CarFront, MessageCircle, Plus } from 'lucide-react';
import { ExpiredNotice } from '../ui/expired-notice.tsx';
import { useMember } from '../features/accounts/use-member.ts';
import { ChangeLogo } from '../features/dealers/change-logo.tsx';
import { PortalStanding } from '../features/analytics/portal-standing.tsx';
import { words } from '../features/analytics/words.ts';
import { paths } from '../lib/paths.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Portal } from '../ui/portal.tsx';

const DecisionOf = lazy(async () => ({ default: (await import('../features/appeals/decision-of.tsx')).DecisionOf }));

const OwnershipOffer = lazy(async () => ({
  default: (await import('../features/dealers/team/ownership-offer.tsx')).OwnershipOffer,
}));

/** The frame of the dealer portal. */
export function DealerPage() {
  const user = useMember();
  if (!user) return null;
  if (!user.dealer_account_id)
    return <ErrorState title={words.noAccount} retryLabel="Try Again" onRetry={() => location.reload()} />;
  return (
    <Portal
      title={user.company_name ?? 'Dealer Portal'}
      picture={<Logo user={user} companyName={user.company_name ?? ''} dealerId={user.dealer_account_id} />}
      badge={<PortalStanding dealerId={user.dealer_account_id} />}
      actions={<Ways />}
      label="Dealer portal"
      loading="Loading dealer portal..."
      tabs={tabRow('dealer', user)}
    >
      <Suspense>
        <DecisionOf target="dealer" id={user.dealer_account_id} userId={user.id} />
      </Suspense>
      <Suspense>
        <OwnershipOffer
          dealerId={user.dealer_account_id}
          companyName={user.company_name ?? 'the dealership'}
          userId={user.id}
        />
      </Suspense>
      <Outlet />
    </Portal>
  );
}

interface LogoProps {
  user: SessionUser;
  companyName: string;
  dealerId: number;
}

const Logo = ({ user, companyName, dealerId }: LogoProps) => (
  <div className="relative mr-1 shrink-0">
    <Avatar name={companyName} picture={user.logo_url} size="large" kind="dealer" />
    {teamRoleMay(user.team_role ?? '', 'settings.write') && (
      <div className="absolute -right-2 -bottom-2">
        <ChangeLogo
          dealerId={dealerId}
          companyName={companyName}
          logo={user.logo_url}
          sessionEnded={<ExpiredNotice />}
        />
      </div>
    )}
  </div>
);

/** Links to other pages the team uses. */
const Ways = () => (
  <nav aria-label="Dealer shortcuts" className="flex flex-wrap gap-2.5">
    <ButtonLink to={paths.sell}>
      <Plus size={18} aria-hidden="true" />
      Sell Car
    </ButtonLink>
    <ButtonLink to={paths.myListings} kind="plain">
      <CarFront size={18} aria-hidden="true" />
      My Listings
    </ButtonLink>
    <ButtonLink to={paths.messages} kind="plain">
      <MessageCircle size={18} aria-hidden="true" />
      Messages
    </ButtonLink>
  </nav>
);
