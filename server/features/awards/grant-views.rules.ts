import type { GrantRow } from './grants.store.ts';

/** An award somebody has, as everybody sees it. */
export const grantView = ({ id, awarded_at, award_id, name, description, icon }: GrantRow) => ({
  id,
  awarded_at,
  award: { id: award_id, name, description, icon },
});
