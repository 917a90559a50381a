import { Link } from '@tanstack/react-router';
import type { UserDetails } from '@forecourt/contract/users/user-shapes.ts';
import { staffTabs } from '../../../lib/tab-paths.ts';
import type { UsersSearch } from '../users-search.ts';
import { StatusTag } from '../user-tags.tsx';
import { linkClass, Part } from './part.tsx';

interface CharactersProps {
  characters: NonNullable<UserDetails['characters']>;
  search: UsersSearch;
}

/** Other characters of the same player. A decision about one doesn't affect the others. */
export const Characters = ({ characters, search }: CharactersProps) => (
  <Part
    title="Other characters on this game account"
    none="No other characters have logged in."
    rows={characters.map(({ id, name, status }) => ({
      key: id,
      row: (
        <>
          <Link to={staffTabs.users} search={{ ...search, person: id }} className={linkClass}>
            {name}
          </Link>
          <StatusTag status={status} />
        </>
      ),
    }))}
  />
);
