import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import type { TeamMember } from '@forecourt/contract/dealers/dealers.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { menuItemLook } from '../../../ui/menu-item-look.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { deedsOn, deedTitles, type Deed } from './deeds.ts';
import { DeedDialog } from './deed-dialog.tsx';
import type { OnTeam } from './use-team.ts';

interface MemberRowProps {
  on: OnTeam;
  member: TeamMember;
  members: readonly TeamMember[];
}

/** Somebody of the team, with what the one who looks may do about them. */
export function MemberRow({ on, member, members }: MemberRowProps) {
  const [deed, setDeed] = useState<Deed | null>(null);
  const isSelf = member.user_id === on.userId;
  const deeds = deedsOn(on, member);
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar name={member.name} picture={member.avatar_url} />
      <div className="grid min-w-0 grow">
        <Link
          to={paths.user}
          params={{ userId: String(member.user_id) }}
          className="truncate font-semibold hover:underline"
        >
          {member.name}
          {isSelf && <span className="font-normal text-ink-3"> (you)</span>}
        </Link>
        <span className="text-sm text-ink-3">
          <span className="sm:hidden">{teamRoleNames[member.role]} · </span>
          Joined <Time at={member.joined_at} as="day" />
        </span>
      </div>
      <span className="max-sm:hidden">
        <Tag>{teamRoleNames[member.role]}</Tag>
      </span>
      {deeds.length > 0 ? (
        <Menu
          label={`What to do about ${member.name}`}
          trigger={
            <>
              <Ellipsis size={20} aria-hidden="true" />
              <span className="sr-only">{isSelf ? 'Your place on the team' : `Manage ${member.name}`}</span>
            </>
          }
          triggerClassName="grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          {deeds.map((one) => (
            <button key={one} type="button" role="menuitem" className={menuItemLook} onClick={() => setDeed(one)}>
              {deedTitles[one]}
            </button>
          ))}
        </Menu>
      ) : (
        <span className="size-11" />
      )}
      {deed && <DeedDialog deed={deed} on={on} member={member} members={members} onClose={() => setDeed(null)} />}
    </li>
  );
}
