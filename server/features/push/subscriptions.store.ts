import type { NoticeGroup } from '@forecourt/contract/notices/notice-groups.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

/** The groups of this session's browser. Null if it isn't subscribed. */
export async function groupsOfBrowser(db: Queryable, sessionHash: Buffer): Promise<NoticeGroup[] | null> {
  const { rows } = await sql<{ notice_groups: NoticeGroup[] }>`
    select notice_groups from push_subscriptions join sessions on sessions.id = session_id
    where token_hash = ${sessionHash}`.execute(db);
  return rows[0]?.notice_groups ?? null;
}

interface Subscribed {
  sealed: Buffer;
  endpointHash: Buffer;
  host: string;
}

/** The latest session with this browser gets it. Keeps the groups of the session's earlier subscription. */
export async function saveBrowser(tx: Tx, sessionHash: Buffer, { sealed, endpointHash, host }: Subscribed) {
  await sql`
    delete from push_subscriptions using sessions
    where endpoint_hash = ${endpointHash} and sessions.id = session_id and token_hash <> ${sessionHash}`.execute(tx);
  await sql`
    insert into push_subscriptions (session_id, sealed, endpoint_hash, host)
    select id, ${sealed}, ${endpointHash}, ${host} from sessions where token_hash = ${sessionHash}
    on conflict (session_id) do update set
      sealed = excluded.sealed, endpoint_hash = excluded.endpoint_hash, host = excluded.host`.execute(tx);
}

/** False if this session's browser isn't subscribed. */
export async function chooseGroup(db: Queryable, sessionHash: Buffer, group: NoticeGroup, isWanted: boolean) {
  const { numAffectedRows } = await sql`
    update push_subscriptions set notice_groups =
      array_remove(notice_groups, ${group}) || case when ${isWanted}::boolean then array[${group}] else '{}'::text[] end
    from sessions where sessions.id = session_id and token_hash = ${sessionHash}`.execute(db);
  return numAffectedRows === 1n;
}

/** False if the user has no such session. One that isn't subscribed is as wanted. */
export async function removeBrowser(db: Queryable, userId: number, sessionId: number): Promise<boolean> {
  const { rows } = await sql`
    with own as (select id from sessions where id = ${sessionId} and user_id = ${userId}),
      removed as (delete from push_subscriptions using own where session_id = own.id)
    select from own`.execute(db);
  return rows.length > 0;
}

export const dropSubscription = (db: Queryable, id: number) =>
  sql`delete from push_subscriptions where id = ${id}`.execute(db);
