import { CarFront, MessageCircle, Plus } from 'lucide-react';
import { ExpiredNotice } from '../features/accounts/expired-notice.tsx';
import { useMember } from '../features/accounts/use-member.ts';
import { MembershipBanner } from '../features/payments/membership/membership-banner.tsx';
import { MembershipCard } from '../features/payments/membership/membership-card.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';

export function DealerPage() {
  const user = useMember();
  if (!user?.dealer_account_id) return null;
  return (
    <div className="wrap grid max-w-[1120px] grid-cols-1 gap-7 py-[clamp(24px,4vw,52px)]">
      <div className="grid gap-1.5">
        <h1 className="text-2xl">Dealer Portal</h1>
        <p className="text-lg text-ink-2">{user.company_name}</p>
      </div>
      <Ways />
      <MembershipBanner dealerId={user.dealer_account_id} />
      <MembershipCard user={user} dealerId={user.dealer_account_id} sessionEnded={<ExpiredNotice />} />
    </div>
  );
}

/** What the team does elsewhere on the site. */
const Ways = () => (
  <nav aria-label="For the dealer" className="flex flex-wrap gap-2.5">
    <ButtonLink to={paths.sell}>
      <Plus size={18} aria-hidden="true" />
      List a car
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
