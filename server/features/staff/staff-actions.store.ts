import type { noteAction, StaffActionName, TargetKind } from '@forecourt/contract/staff/staff-actions.ts';
import type { Tx } from '../../database/database.ts';
import type { TargetState } from './staff-targets.store.ts';

/** Who did it: the person of the session, or whoever sat at the server itself, which no call can claim to be. */
export type StaffActor = number | 'console';

interface Recorded {
  actor: StaffActor;
  action: StaffActionName | typeof noteAction;
  target: { kind: TargetKind; id: number };
  reason: string | undefined;
  before: TargetState | null;
  after: TargetState | null;
}

/** Only for as-staff.ts, which everything goes through: in the transaction in which it happens. */
export const recordStaffAction = (
  tx: Tx,
  { actor, action, target, reason, before, after }: Recorded,
): Promise<unknown> =>
  tx
    .insertInto('staff_actions')
    .values({
      actor_id: actor === 'console' ? null : actor,
      from_console: actor === 'console',
      action,
      target_kind: target.kind,
      target_id: target.id,
      reason: reason ?? null,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute();
