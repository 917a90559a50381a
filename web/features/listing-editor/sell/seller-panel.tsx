import { isOwner } from '@forecourt/contract/access/team-rights.ts';
import { Building2, UserRound } from 'lucide-react';
import type { SessionUser } from '@forecourt/contract/accounts/accounts.ts';
import { listedFor, type ListedFor } from '@forecourt/contract/cars/moves.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { RadioRow } from '../../../ui/radio-row.tsx';

interface SellerPanelProps {
  user: SessionUser;
  chosen: ListedFor;
  /** Null for users without a team, who list for themselves. */
  onChoose: ((to: ListedFor) => void) | null;
  isBusy: boolean;
  failure: string | undefined;
}

/** The seller the car will be listed under (core document, "Sell page"). Team members choose. */
export function SellerPanel({ user, chosen, onChoose, isBusy, failure }: SellerPanelProps) {
  const isForCompany = chosen === 'company';
  const role = user.team_role && !isOwner(user.team_role) ? teamRoleNames[user.team_role] : null;
  const Icon = isForCompany ? Building2 : UserRound;
  return (
    <section aria-label="Seller type" className="grid gap-3 rounded-l bg-sunken p-3 sm:p-4">
      <div className="flex items-start gap-3.5">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-[light-dark(var(--surface),var(--line))] text-ink-2">
          <Icon size={20} aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h2 className="text-base">{isForCompany ? 'Dealer' : 'Private Seller'}</h2>
          {isForCompany && (
            <p className="font-medium">
              {user.company_name}
              {role && <span className="text-ink-2"> · {role}</span>}
            </p>
          )}
          <p className="mt-1 text-sm text-ink-2 text-pretty">
            {isForCompany
              ? 'Listed under your company. Anyone on your team can manage it.'
              : `Listed under your name, ${user.name}. Buyers contact you directly.`}
          </p>
        </div>
      </div>
      {onChoose && (
        <div role="radiogroup" aria-label="List this car for" className="grid gap-2 sm:max-lg:grid-cols-2">
          {listedFor.map((one) => (
            <RadioRow
              key={one}
              name="listed-for"
              value={one}
              checked={chosen === one}
              disabled={isBusy}
              onChange={() => onChoose(one)}
            >
              <span className="min-w-0 text-sm font-medium wrap-anywhere">
                {one === 'company' ? user.company_name : 'Myself, privately'}
              </span>
            </RadioRow>
          ))}
        </div>
      )}
      {failure && <Notice tone="danger">{failure}</Notice>}
    </section>
  );
}
