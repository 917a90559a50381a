import type { Tx } from '../../database/database.ts';

/** Who did it: the person of the session, or whoever sat at the server itself, which no call can claim to be. */
export type StaffActor = number | 'console';

export interface StaffAction {
  actorId: StaffActor;
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
      actor_id: actorId === 'console' ? null : actorId,
      from_console: actorId === 'console',
      action,
      target_type: target.type,
      target_id: target.id,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      reason: reason ?? null,
    })
    .execute();
