import type { ReactNode } from 'react';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { maySetRole, mayWarn } from '@forecourt/contract/users/user-values.ts';
import { paths } from '../../../lib/paths.ts';
import { staffTabs } from '../../../lib/tab-paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Chosen } from '../chosen.tsx';
import { changedBy, standingsFor, type Me } from '../me.ts';
import { UserNotes } from '../notes/user-notes.tsx';
import { StandingPanel } from '../standing/standing-panel.tsx';
import type { UsersSearch } from '../users-search.ts';
import { Characters } from './characters.tsx';
import { Holdings } from './holdings.tsx';
import { PersonFacts } from './person-facts.tsx';
import { StaffLog } from './staff-log.tsx';
import { Sessions } from './sessions.tsx';

interface DetailsProps {
  me: Me;
  search: UsersSearch;
  user: UserDetails;
}

interface DetailsWithHints extends DetailsProps {
  /** Signs of farmed sales. */
  hints?: ReactNode;
}

/** Everything this staff member can see about a user. */
export const Details = ({ me, search, user, hints }: DetailsWithHints) => (
  <div className="@container grid grid-cols-1 gap-5">
    <Chosen user={user} />
    {user.is_own && <Notice>This is your own account, so someone else has to act on it.</Notice>}
    <StandingPanel userId={user.id} />
    {hints}
    {!user.is_own && staffRoleMay(me.role, 'users.note') && <UserNotes userId={user.id} name={user.name} />}
    <PersonFacts user={user} />
    <Holdings user={user} />
    <Sessions me={me} user={user} />
    {user.characters !== null && <Characters characters={user.characters} search={search} />}
    <StaffLog me={me} userId={user.id} />
  </div>
);

/** Links to the public page and the changes this staff member can make. */
export const DetailsActions = ({ me, search, user }: DetailsProps) => (
  <>
    <ButtonLink to={paths.user} params={{ userId: String(user.id) }} kind="plain" className="sm:mr-auto">
      View profile
    </ButtonLink>
    {mayWarn(me.role, changedBy(user)) && (
      <ButtonLink to={staffTabs.users} search={{ ...search, change: 'warn' }} replace resetScroll={false} kind="plain">
        Warn
      </ButtonLink>
    )}
    {maySetRole(me.role, { isOwn: user.is_own }) && (
      <ButtonLink to={staffTabs.users} search={{ ...search, change: 'role' }} replace resetScroll={false} kind="plain">
        Change role
      </ButtonLink>
    )}
    {standingsFor(me, user).length > 0 && (
      <ButtonLink
        to={staffTabs.users}
        search={{ ...search, change: 'status' }}
        replace
        resetScroll={false}
        kind="plain"
      >
        Change status
      </ButtonLink>
    )}
  </>
);
