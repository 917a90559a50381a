import type { Tx } from '../../database/database.ts';

export interface StaffAction {
  actorId: number;
  action: string;
  target: { type: string; id: number };
  before: object | null;
  after: object | null;
  reason?: string;
}

/** Written in the transaction in which it happens. */
export const recordStaffAction = (
  tx: Tx,
  { actorId, action, target, before, after, reason }: StaffAction,
): Promise<unknown> =>
  tx
    .insertInto('staff_actions')
    .values({
      actor_id: actorId,
      action,
      target_type: target.type,
      target_id: target.id,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      reason: reason ?? null,
    })
    .execute();
