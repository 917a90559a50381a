import type { AdminUser } from '@forecourt/contract/users/user-shapes.ts';
import type { Me } from '../me.ts';
import type { UsersSearch } from '../users-search.ts';

/** Props shared by the table on wide screens and the cards on narrow ones. */
export interface UsersShown {
  me: Me;
  search: UsersSearch;
  users: readonly AdminUser[];
}
