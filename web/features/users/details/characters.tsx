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

/** Who else is the same person. What is decided about one does not touch the others. */
export const Characters = ({ characters, search }: CharactersProps) => (
  <Part
    title="Other characters of this game account"
    none="This is the only one that signed in here."
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
