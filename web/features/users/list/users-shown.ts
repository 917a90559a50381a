import type { AdminUser } from '@forecourt/contract/users/user-shapes.ts';
import type { Me } from '../me.ts';
import type { UsersSearch } from '../users-search.ts';

/** What the table of wide screens and the cards of narrow ones show. */
export interface UsersShown {
  me: Me;
  search: UsersSearch;
  users: readonly AdminUser[];
}
