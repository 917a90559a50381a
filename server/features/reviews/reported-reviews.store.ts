import { reportedPerPage, type reportedSorts } from '@forecourt/contract/reviews/reported-reviews.ts';
import type { ReviewReason } from '@forecourt/contract/reviews/review-values.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';
import { isOpenToDecide } from '../../database/reviews.sql.ts';

export interface ReportedRow {
  review_id: number;
  sale_id: number;
  sold_at: Date;
  reports: {
    id: number;
    reporter_id: number;
    reporter_name: string;
    reason: ReviewReason;
    details: string | null;
    created_at: string;
  }[];
}

export interface WantedReported {
  reason?: ReviewReason | undefined;
  search?: string | undefined;
  sort: (typeof reportedSorts)[number];
  page: number;
}

const orders = {
  oldest: sql`min(report.created_at), reviews.id`,
  newest: sql`max(report.created_at) desc, reviews.id desc`,
  most_reported: sql`count(*) desc, min(report.created_at), reviews.id`,
};

/**
 * Starts from the open reports, which are few, however many reviews there are. Hidden reviews are decided, and not all
 * staff may see them.
 */
export async function listReported(db: Queryable, { reason, search, sort, page }: WantedReported) {
  const like = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const found = sql`and (reviews.title ilike ${like} or reviews.comment ilike ${like}
    or exists (select from users where id in (reviews.author_id, reviews.user_id) and name ilike ${like}))`;
  const from = sql`from review_reports as report
    join reviews on reviews.id = report.review_id join sales on sales.id = reviews.sale_id
    join users as reporter on reporter.id = report.reporter_id
    where report.status = 'open' and ${isOpenToDecide} ${search ? found : sql``}
    group by reviews.id, sales.id ${reason ? sql`having bool_or(report.reason = ${reason})` : sql``}`;
  const [{ rows }, { rows: totals }] = await Promise.all([
    sql<ReportedRow>`
      select reviews.id as review_id, sales.id as sale_id, sales.sold_at,
        json_agg(json_build_object('id', report.id, 'reporter_id', reporter.id, 'reporter_name', reporter.name,
          'reason', report.reason, 'details', report.details, 'created_at', report.created_at) order by report.id) as reports
      ${from} order by ${orders[sort]} limit ${reportedPerPage} offset ${(page - 1) * reportedPerPage}
    `.execute(db),
    sql<{ total: number }>`select count(*) as total from (select reviews.id ${from}) as reported`.execute(db),
  ]);
  return { rows, total: totals[0]!.total };
}

/** Closes the open reports on a review. Returns who reported it. */
export async function settleReports(tx: Tx, reviewId: number, status: 'upheld' | 'dismissed'): Promise<number[]> {
  const settled = await tx
    .updateTable('review_reports')
    .set({ status })
    .where('review_id', '=', reviewId)
    .where('status', '=', 'open')
    .returning('reporter_id')
    .execute();
  return settled.map(({ reporter_id }) => reporter_id);
}
