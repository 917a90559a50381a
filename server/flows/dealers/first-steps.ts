import { memberMay, mayFor, type Reach } from '@forecourt/contract/access/owner.ts';
import { firstStepRights, firstSteps } from '@forecourt/contract/dealers/first-steps.ts';
import type { Database } from '../../database/database.ts';
import { findFirstSteps, hideFirstSteps } from '../../features/dealers/first-steps.store.ts';
import { lockReach } from '../../features/dealers/team.store.ts';
import { fail } from '../../lib/failure.ts';

/** The steps this member may take right now. Null if none is left or the team dismissed them. */
export async function listFirstSteps(db: Database, { team }: Reach, dealerId: number) {
  const { is_dismissed, done } = await findFirstSteps(db, dealerId);
  if (is_dismissed || !team) return null;
  const own = firstSteps.filter((step) => memberMay(team, firstStepRights[step]));
  return own.every((step) => done[step]) ? null : own.map((step) => ({ step, is_done: done[step] }));
}

export const dismissFirstSteps = (db: Database, actor: Reach, dealerId: number, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if (!mayFor(await lockReach(tx, actor), { dealer: dealerId }, 'settings.write')) fail('not_allowed');
    await hideFirstSteps(tx, dealerId, now);
  });
