import type { GrantRow } from './grants.store.ts';

/** The public view of a granted award. */
export const grantView = ({ id, awarded_at, award_id, name, description, icon }: GrantRow) => ({
  id,
  awarded_at,
  award: { id: award_id, name, description, icon },
});
