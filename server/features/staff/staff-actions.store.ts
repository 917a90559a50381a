import type { noteAction, StaffActionName, TargetKind } from '@forecourt/contract/staff/staff-actions.ts';
import type { Tx } from '../../database/database.ts';
import type { TargetState } from './staff-targets.store.ts';

/** The actor: the session's user, or the server console, which no API call can claim to be. */
export type StaffActor = number | 'console';

interface Recorded {
  actor: StaffActor;
  action: StaffActionName | typeof noteAction;
  target: { kind: TargetKind; id: number };
  reason: string | undefined;
  before: TargetState | null;
  after: TargetState | null;
}

/** Only for as-staff.ts, which all staff actions go through. Call it in the action's transaction. */
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
