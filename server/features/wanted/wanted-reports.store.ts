import {
  wantedAtOnce,
  type reportedWantedSorts,
  type WantedQueue,
  type WantedReason,
} from '@forecourt/contract/wanted/wanted-values.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

export interface WantedReport {
  adId: number;
  reporterId: number;
  reason: WantedReason;
  details: string | null;
}

/** One open report per user and ad. A new one replaces it. Returns whether it's new. */
export async function recordAdReport(tx: Tx, report: WantedReport): Promise<boolean> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into wanted_reports (ad_id, reporter_id, reason, details)
    values (${report.adId}, ${report.reporterId}, ${report.reason}, ${report.details})
    on conflict (ad_id, reporter_id) where status = 'open'
      do update set reason = excluded.reason, details = excluded.details
    returning xmax = 0 as is_new`.execute(tx);
  return rows[0]!.is_new;
}

/** Closes the open reports on an ad. Returns who reported it. */
export async function settleAdReports(tx: Tx, adId: number, status: 'upheld' | 'dismissed'): Promise<number[]> {
  const settled = await tx
    .updateTable('wanted_reports')
    .set({ status })
    .where('ad_id', '=', adId)
    .where('status', '=', 'open')
    .returning('reporter_id')
    .execute();
  return settled.map(({ reporter_id }) => reporter_id);
}

export interface OpenReport {
  ad_id: number;
  id: number;
  reporter_id: number;
  reporter_name: string;
  reporter_account: number;
  reason: WantedReason;
  details: string | null;
  created_at: Date;
}

/** The open reports on these ads, oldest first. */
export const openReportsOn = (db: Queryable, adIds: readonly number[]): Promise<OpenReport[]> =>
  db
    .selectFrom('wanted_reports as report')
    .innerJoin('users as reporter', 'reporter.id', 'report.reporter_id')
    .select([
      'report.ad_id',
      'report.id',
      'report.reporter_id',
      'reporter.name as reporter_name',
      'reporter.game_account_id as reporter_account',
      sql<WantedReason>`report.reason`.as('reason'),
      'report.details',
      'report.created_at',
    ])
    .where('report.ad_id', 'in', adIds.length > 0 ? [...adIds] : [0])
    .where('report.status', '=', 'open')
    .orderBy('report.id')
    .execute();

export interface QueueFilter {
  show: WantedQueue;
  reason?: WantedReason | undefined;
  search?: string | undefined;
  sort: (typeof reportedWantedSorts)[number];
  page: number;
}

const orders: Record<QueueFilter['sort'], RawBuilder<unknown>> = {
  oldest: sql`min(report.created_at), ad.id`,
  newest: sql`max(report.created_at) desc, ad.id desc`,
  most_reported: sql`count(*) desc, min(report.created_at), ad.id`,
};

/** The ids of a page of reported ads, or of those that staff hid, and their number. */
export async function listQueue(db: Queryable, { show, reason, search, sort, page }: QueueFilter) {
  const like = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const found = search ? sql`and (ad.title ilike ${like} or ad.body ilike ${like} or owner.name ilike ${like})` : sql``;
  const isReported = show === 'reported';
  const from = isReported
    ? sql`from wanted_reports as report join wanted_ads as ad on ad.id = report.ad_id join users as owner on owner.id = ad.user_id
        where report.status = 'open' ${found} group by ad.id
        ${reason ? sql`having bool_or(report.reason = ${reason})` : sql``}`
    : sql`from wanted_ads as ad join users as owner on owner.id = ad.user_id
        where (ad.status = 'flagged' or ad.status = 'removed' and ad.removed_by = 'staff') ${found}`;
  const order = isReported ? orders[sort] : sql`ad.updated_at desc, ad.id desc`;
  const [{ rows }, { rows: totals }] = await Promise.all([
    sql<{ id: number }>`
      select ad.id ${from} order by ${order} limit ${wantedAtOnce} offset ${(page - 1) * wantedAtOnce}`.execute(db),
    sql<{ total: number }>`select count(*) as total from (select ad.id ${from}) as listed`.execute(db),
  ]);
  return { ids: rows.map(({ id }) => id), total: totals[0]!.total };
}
