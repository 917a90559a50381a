import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { teamRoleMay, type TeamRight } from '@forecourt/contract/access/team-rights.ts';
import { ExpiredNotice } from '../ui/expired-notice.tsx';
import { recheckSession } from '../features/accounts/session.ts';
import { useExpiredSession } from '../features/accounts/use-expired-session.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { CloseDealership } from '../features/dealers/settings/close-dealership.tsx';
import { CompanySettings } from '../features/dealers/settings/company-settings.tsx';
import { DealerPayments } from '../features/payments/membership/dealer-payments.tsx';
import { MembershipBanner } from '../features/payments/membership/membership-banner.tsx';
import { MembershipCard } from '../features/payments/membership/membership-card.tsx';
import { DealerWebhook } from '../features/webhooks/own/own-webhook.tsx';
import { paths } from '../lib/paths.ts';
import { useStaysInView } from '../lib/use-stays-in-view.ts';

/** The dealer portal's Settings tab: the company, its membership, its webhook, and closing it. */
export function DealerSettingsPage() {
  const user = useMember();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { isExpired, expire } = useExpiredSession();
  const membership = useStaysInView<HTMLDivElement>('membership');
  if (!user?.dealer_account_id) return null;
  const dealerId = user.dealer_account_id;
  const may = (right: TeamRight) => teamRoleMay(user.team_role ?? '', right);
  const sessionEnded = isExpired && <ExpiredNotice />;
  return (
    <div className="grid grid-cols-1 gap-7">
      <MembershipBanner dealerId={dealerId} />
      <CompanySettings
        user={user}
        dealerId={dealerId}
        onSessionEnd={expire}
        sessionEnded={sessionEnded}
        expiredNotice={<ExpiredNotice />}
      />
      <div id="membership-panel" ref={membership} className="scroll-mt-24">
        <MembershipCard user={user} dealerId={dealerId} sessionEnded={<ExpiredNotice />} />
      </div>
      {may('membership.pay') && <DealerPayments dealerId={dealerId} />}
      {may('settings.write') && <DealerWebhook dealerId={dealerId} />}
      {may('dealer.close') && (
        <CloseDealership
          dealerId={dealerId}
          companyName={user.company_name ?? ''}
          onSessionEnd={expire}
          sessionEnded={sessionEnded}
          onClosed={async () => {
            await navigate({ to: paths.company, params: { dealerId: String(dealerId) } });
            await recheckSession(client);
          }}
        />
      )}
    </div>
  );
}
