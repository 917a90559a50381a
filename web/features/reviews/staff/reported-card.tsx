import type { ReportedReview } from '@forecourt/contract/reviews/reported-reviews.ts';
import { countOf, dayText } from '../../../lib/format.ts';
import { saleHintWords } from '../../../lib/sale-hint-words.ts';
import { Ago } from '../../../ui/ago.tsx';
import { Button } from '../../../ui/button.tsx';
import { StaffHints } from '../../../shared/staff/staff-hints.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ReviewCard } from '../list/review-card.tsx';
import { reasonNames } from './reported-words.ts';

interface ReportedCardProps {
  entry: ReportedReview;
  onDecide: (hides: boolean) => void;
}

/** The review as everyone sees it, its sale, and the reports about it. */
export function ReportedCard({ entry, onDecide }: ReportedCardProps) {
  const { review, reports, sold_at, hints, may_decide } = entry;
  return (
    <li className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_minmax(280px,340px)]">
      <ReviewCard
        review={review}
        isOfDealer={review.dealer_id !== null}
        actions={
          <span className="text-sm text-ink-3">
            About {review.company_name ?? review.user_name} · sold {dayText(sold_at)}
          </span>
        }
      />
      <section
        aria-label={`Reports about the review by ${review.reviewer_name}`}
        className="grid gap-4 rounded-l border border-line bg-surface p-5"
      >
        <h3 className="text-base">{countOf(reports.length, 'report')}</h3>
        <ul className="grid gap-3">
          {reports.map((report) => (
            <li key={report.id} className="grid gap-1 text-sm">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <Tag tone="warn">{reasonNames[report.reason]}</Tag>
                <span className="text-ink-3">
                  {report.reporter_name}, <Ago at={report.created_at} />
                </span>
              </span>
              {report.details && <span className="wrap-anywhere whitespace-pre-wrap text-ink-2">{report.details}</span>}
            </li>
          ))}
        </ul>
        <StaffHints title="Check this sale" hints={hints.map((hint) => saleHintWords[hint])} />
        {may_decide ? (
          <div className="flex flex-wrap gap-2">
            <Button kind="plain" size="small" className="pointer-coarse:h-11" onClick={() => onDecide(false)}>
              Keep
            </Button>
            <Button kind="danger" size="small" className="pointer-coarse:h-11" onClick={() => onDecide(true)}>
              Hide
            </Button>
          </div>
        ) : (
          <p className="text-sm text-ink-3">Only moderators and admins who aren’t involved can decide.</p>
        )}
      </section>
    </li>
  );
}
