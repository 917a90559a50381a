import type { TargetKind } from '@forecourt/contract/staff/staff-actions.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';
import type { TargetState } from './staff-targets.store.ts';

export interface LogFilters {
  actor_id?: number | undefined;
  action_type?: string | undefined;
  target_type?: TargetKind | undefined;
  target_id?: number | undefined;
}

export type LoggedAction = Awaited<ReturnType<typeof readLog>>[number];

const wanted = (db: Queryable, { actor_id, action_type, target_type, target_id }: LogFilters) =>
  db
    .selectFrom('staff_actions')
    .$if(actor_id !== undefined, (log) => log.where('actor_id', '=', actor_id!))
    .$if(action_type !== undefined, (log) => log.where('action', '=', action_type!))
    .$if(target_type !== undefined, (log) => log.where('target_kind', '=', target_type!))
    .$if(target_id !== undefined, (log) => log.where('target_id', '=', target_id!));

/** Newest first. */
export const readLog = (
  db: Queryable,
  filters: LogFilters,
  part: { offset?: number; limit: number; before?: number },
) =>
  wanted(db, filters)
    .leftJoin('users', 'users.id', 'staff_actions.actor_id')
    .select([
      'staff_actions.id',
      'actor_id',
      'users.name as actor_name',
      'action as action_type',
      sql<TargetKind>`target_kind`.as('target_type'),
      'target_id',
      'reason',
      sql<TargetState | null>`before`.as('before'),
      sql<TargetState | null>`after`.as('after'),
      'staff_actions.created_at',
    ])
    .$if(part.before !== undefined, (log) => log.where('staff_actions.id', '<', part.before!))
    .orderBy('staff_actions.id', 'desc')
    .limit(part.limit)
    .offset(part.offset ?? 0)
    .execute();

export const countLog = async (db: Queryable, filters: LogFilters): Promise<number> =>
  (
    await wanted(db, filters)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
  ).total;

const atOnce = 2_000;

/** All of it, in pages that each go on after the last. */
export async function* wholeLog(db: Queryable, filters: LogFilters): AsyncGenerator<LoggedAction[]> {
  let before: number | undefined;
  for (;;) {
    const rows = await readLog(db, filters, { limit: atOnce, ...(before !== undefined && { before }) });
    yield rows;
    if (rows.length < atOnce) return;
    before = rows.at(-1)!.id;
  }
}
