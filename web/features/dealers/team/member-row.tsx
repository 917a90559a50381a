import { useState } from 'react';
import { Link } from '@tanstack/react-router';
import { Ellipsis } from 'lucide-react';
import type { TeamMember } from '@forecourt/contract/dealers/dealers.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { menuItemClass } from '../../../ui/menu-item-styles.ts';
import { Menu } from '../../../ui/menu.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { actionsOn, actionTitles, type Action } from './actions.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { OnTeam } from './use-team.ts';

interface MemberRowProps {
  on: OnTeam;
  member: TeamMember;
  members: readonly TeamMember[];
}

/** A team member with the actions this user can take. */
export function MemberRow({ on, member, members }: MemberRowProps) {
  const [action, setAction] = useState<Action | null>(null);
  const isSelf = member.user_id === on.userId;
  const actions = actionsOn(on, member);
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
      {actions.length > 0 ? (
        <Menu
          label={`Actions for ${member.name}`}
          trigger={
            <>
              <Ellipsis size={20} aria-hidden="true" />
              <span className="sr-only">{isSelf ? 'Your place on the team' : `Manage ${member.name}`}</span>
            </>
          }
          triggerClassName="grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          {actions.map((one) => (
            <button key={one} type="button" role="menuitem" className={menuItemClass} onClick={() => setAction(one)}>
              {actionTitles[one]}
            </button>
          ))}
        </Menu>
      ) : (
        <span className="size-11" />
      )}
      {action && (
        <ActionDialog action={action} on={on} member={member} members={members} onClose={() => setAction(null)} />
      )}
    </li>
  );
}
