import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { lockAward } from '../../features/awards/awards.store.ts';
import { findGrant, findHolder, grantByHand, revokeGrant, type GrantRow } from '../../features/awards/grants.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';
import { fail } from '../../lib/failure.ts';

interface Staff {
  id: number;
  gameAccountId: number;
}

interface Granted {
  awardId: number;
  userId: number;
  reason: string;
}

/** Staff can't grant awards to themselves or their other characters. */
export const grantAward = (db: Database, staff: Staff, { awardId, userId, reason }: Granted): Promise<GrantRow> =>
  db.transaction().execute(async (tx) => {
    const award = await lockAward(tx, awardId);
    if (!award || award.is_retired) return fail('award_not_found');
    if (award.is_by_rule) fail('award_by_rule');
    const holder = (await findHolder(tx, userId)) ?? fail('user_not_found');
    if (holder.game_account_id === staff.gameAccountId) fail('not_allowed');
    return asStaff(tx, staff.id, { action: 'grant_award', id: userId, reason }, async () => {
      const grantId = (await grantByHand(tx, { awardId, userId, grantedBy: staff.id, reason })) ?? fail('has_award');
      await announce(tx, { kind: 'award_granted', grantId, by: staff.id });
      return (await findGrant(tx, grantId))!;
    });
  });

export const revokeAward = (db: Database, staff: Staff, grantId: number, reason: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const grant = (await findGrant(tx, grantId)) ?? fail('award_not_found');
    if (grant.rule !== null) fail('award_by_rule');
    if (grant.game_account_id === staff.gameAccountId) fail('not_allowed');
    await asStaff(tx, staff.id, { action: 'revoke_award', id: grant.user_id, reason }, async () => {
      if (!(await revokeGrant(tx, grantId, { revokedBy: staff.id, reason }))) fail('award_not_found');
      await announce(tx, { kind: 'award_revoked', grantId, reason, by: staff.id });
    });
  });
