import { ExpiredNotice } from '../features/accounts/expired-notice.tsx';
import { useMember } from '../features/accounts/use-member.ts';
import { MembershipBanner } from '../features/payments/membership/membership-banner.tsx';
import { MembershipCard } from '../features/payments/membership/membership-card.tsx';

/** The Settings tab of the dealer portal. */
export function DealerSettingsPage() {
  const user = useMember();
  if (!user?.dealer_account_id) return null;
  return (
    <div className="grid grid-cols-1 gap-7">
      <MembershipBanner dealerId={user.dealer_account_id} />
      <MembershipCard user={user} dealerId={user.dealer_account_id} sessionEnded={<ExpiredNotice />} />
    </div>
  );
}
