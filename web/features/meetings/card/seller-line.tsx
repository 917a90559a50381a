import { useQuery } from '@tanstack/react-query';
import { UserRound } from 'lucide-react';
import type { Meeting } from '@forecourt/contract/meetings/meeting-shapes.ts';
import * as api from '../../../lib/api.ts';
import { Menu } from '../../../ui/menu.tsx';
import { menuItemClass } from '../../../ui/menu-item-styles.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useMeetingStep } from '../use-meeting-step.ts';

interface SellerLineProps {
  meeting: Meeting;
  onChanged: () => Promise<void>;
}

/** The team member who comes for a dealer. Its team can name a colleague. */
export function SellerLine({ meeting, onChanged }: SellerLineProps) {
  if (meeting.company_name === null) return null;
  return (
    <div className="flex items-center gap-2.5">
      <UserRound size={18} className="shrink-0 text-ink-3" aria-hidden="true" />
      <span className="min-w-0 grow">
        {meeting.seller.name}
        <span className="text-ink-2">, {meeting.company_name}</span>
      </span>
      {meeting.may.name_colleague && <ColleagueMenu meeting={meeting} onChanged={onChanged} />}
    </div>
  );
}

function ColleagueMenu({ meeting, onChanged }: SellerLineProps) {
  const { meeting_id: id, dealer_id, seller } = meeting;
  const { data } = useQuery(api.dealers.team.query({ dealer_id: dealer_id ?? 0 }));
  const { take, problem } = useMeetingStep('We couldn’t change who comes. Please try again.', onChanged);
  if ((data?.members.length ?? 0) < 2) return null;
  return (
    <>
      <Menu
        label="Who will come"
        triggerClassName="text-sm font-semibold underline decoration-edge underline-offset-4"
        trigger="Change"
      >
        {data?.members.map(({ user_id, name }) => (
          <button
            key={user_id}
            type="button"
            role="menuitem"
            tabIndex={-1}
            className={menuItemClass}
            onClick={() => take('colleague', () => api.meetings.nameColleague({ id, user_id }))}
          >
            {name}
            {user_id === seller.id && <span className="ml-auto pl-3 text-ink-3">Coming</span>}
          </button>
        ))}
      </Menu>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}
