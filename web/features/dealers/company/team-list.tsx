import { Link } from '@tanstack/react-router';
import type { Dealer } from '@forecourt/contract/dealers/directory.ts';
import { teamRoleNames } from '@forecourt/contract/dealers/role-names.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';

export const TeamList = ({ team }: { team: Dealer['team'] }) => (
  <section aria-label="Team" className="grid gap-3">
    <h2 className="text-lg">Team</h2>
    <ul className="grid gap-1">
      {team.map(({ id, name, avatar_url, role }) => (
        <li key={id}>
          <Link
            to={paths.user}
            params={{ userId: String(id) }}
            className="-mx-2 flex min-h-11 items-center gap-3 rounded-m px-2 py-1.5 transition-colors hover:bg-sunken"
          >
            <Avatar name={name} picture={avatar_url} />
            <span className="grid min-w-0 leading-tight">
              <span className="truncate font-medium">{name}</span>
              <span className="text-sm text-ink-3">{teamRoleNames[role]}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
