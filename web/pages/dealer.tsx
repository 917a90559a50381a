import { Construction } from 'lucide-react';
import { ExpiredNotice } from '../features/accounts/expired-notice.tsx';
import { useMember } from '../features/accounts/use-member.ts';
import { MembershipBanner } from '../features/payments/membership/membership-banner.tsx';
import { MembershipCard } from '../features/payments/membership/membership-card.tsx';

export function DealerPage() {
  const user = useMember();
  if (!user?.dealer_account_id) return null;
  return (
    <div className="wrap grid max-w-[1120px] grid-cols-1 gap-7 py-[clamp(24px,4vw,52px)]">
      <div className="grid gap-1.5">
        <h1 className="text-2xl">Dealer Portal</h1>
        <p className="text-lg text-ink-2">{user.company_name}</p>
      </div>
      <MembershipBanner dealerId={user.dealer_account_id} />
      <MembershipCard user={user} dealerId={user.dealer_account_id} sessionEnded={<ExpiredNotice />} />
      <Rest />
    </div>
  );
}

const Rest = () => (
  <section
    aria-labelledby="rest"
    className="grid gap-4 rounded-xl border border-dashed border-edge p-[clamp(20px,3vw,32px)]"
  >
    <p className="flex items-center gap-2 text-sm font-semibold text-warn">
      <Construction size={18} aria-hidden="true" />
      The rest of this page is being built
    </p>
    <h2 id="rest" className="text-lg">
      What it will hold
    </h2>
    <ul className="grid gap-3 text-ink-2 sm:grid-cols-2">
      {holds.map((one) => (
        <li key={one} className="grid grid-cols-[22px_1fr]">
          <span aria-hidden="true" className="mt-[0.6em] size-1.5 rounded-full bg-accent" />
          {one}
        </li>
      ))}
    </ul>
  </section>
);

const holds = [
  'Inventory with prices, views and inquiries',
  'Your team and its invitations',
  'Sales and revenue over time',
  'Settings of your dealership',
];
