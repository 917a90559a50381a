import { isOwner } from '@forecourt/contract/access/team-rights.ts';
import { Building2, UserRound } from 'lucide-react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';

/** The seller the car will be listed under (core document, "Sell page"). */
export function SellerPanel({ user }: { user: SessionUser }) {
  const role = user.team_role && !isOwner(user.team_role) ? teamRoleNames[user.team_role] : null;
  const Icon = user.is_dealer ? Building2 : UserRound;
  return (
    <section aria-label="Seller type" className="flex items-start gap-3.5 rounded-l bg-sunken p-3 sm:p-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-[light-dark(var(--surface),var(--line))] text-ink-2">
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <h2 className="text-base">{user.is_dealer ? 'Dealer' : 'Private Seller'}</h2>
        {user.is_dealer && (
          <p className="font-medium">
            {user.company_name}
            {role && <span className="text-ink-2"> · {role}</span>}
          </p>
        )}
        <p className="mt-1 text-sm text-ink-2 text-pretty">
          {user.is_dealer
            ? 'Listed under your company. Anyone on your team can manage it.'
            : `Listed under your name, ${user.name}. Buyers contact you directly.`}
        </p>
      </div>
    </section>
  );
}
