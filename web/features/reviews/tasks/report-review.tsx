import type { Review } from '@forecourt/contract/reviews/review-shapes.ts';
import type { ReviewReason } from '@forecourt/contract/reviews/review-values.ts';
import { maxReportDetails, reviews } from '@forecourt/contract/reviews/reviews.ts';
import * as api from '../../../lib/api.ts';
import { ReportForm } from '../../../shared/reports/report-form.tsx';

const shape = reviews.report.input.pick({ reason: true, details: true });

export const ReportReview = ({ review, onDone }: { review: Review; onDone: () => void }) => (
  <ReportForm
    shape={shape}
    question={
      <>
        What’s wrong with <b className="font-semibold text-ink">{review.title}</b>? Only our staff can see this.
      </>
    }
    reasons={reasons}
    mostDetails={maxReportDetails}
    send={({ reason, details }) => api.reviews.report({ review_id: review.id, reason, ...(details && { details }) })}
    onDone={onDone}
  />
);

const reasons: Record<ReviewReason, string> = {
  untrue: 'It isn’t true',
  offensive: 'It’s offensive',
  private_details: 'It reveals private details',
  spam: 'It’s spam or advertising',
  other: 'Something else',
};
