import type { Database } from '../../database/database.ts';
import { mayDecide, type Reader } from '../../features/reviews/review.rules.ts';
import { reviewView } from '../../features/reviews/review-views.rules.ts';
import { listReported, type WantedReported } from '../../features/reviews/reported-reviews.store.ts';
import { findSaleHints } from '../../features/sales/sale-hints.store.ts';
import { findReviews } from '../../features/reviews/reviews.store.ts';

/** The queue of reported reviews. */
export async function reportedReviews(db: Database, reader: Reader, wanted: WantedReported) {
  const { rows, total } = await listReported(db, wanted);
  const known = await findReviews(
    db,
    rows.map(({ review_id }) => review_id),
    reader,
  );
  const hintsOf = await findSaleHints(
    db,
    rows.map(({ sale_id }) => sale_id),
    reader.staffRole,
  );
  const byId = new Map(known.map((row) => [row.id, row]));
  const reviews = rows.flatMap(({ review_id, sale_id, sold_at, reports }) => {
    const row = byId.get(review_id);
    if (!row) return [];
    return {
      review: reviewView(row, reader),
      sale_id,
      sold_at,
      hints: hintsOf(sale_id),
      reports: reports.map((report) => ({ ...report, created_at: new Date(report.created_at) })),
      may_decide: mayDecide(row, reader),
    };
  });
  return { reviews, total };
}
