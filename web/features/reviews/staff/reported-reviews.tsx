import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquareQuote } from 'lucide-react';
import { reportedSorts, type ReportedReview } from '@forecourt/contract/reviews/reported-reviews.ts';
import { reviewReasons } from '@forecourt/contract/reviews/review-values.ts';
import * as api from '../../../lib/api.ts';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { useDebouncedInput } from '../../../lib/use-debounced-input.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { HideReview, KeepReview } from '../tasks/hide-review.tsx';
import { ReportedCard } from './reported-card.tsx';
import { reasonNames, sortNames } from './reported-words.ts';
import { useReportedSearch } from './use-reported-search.ts';

interface Decision {
  entry: ReportedReview;
  hides: boolean;
}

/** Reported reviews with their reports. Staff can hide or keep them. */
export function ReportedReviews() {
  const [{ reason, search, sort, page }, look] = useReportedSearch();
  const list = useQuery({
    ...api.reviews.reported.query({ reason, search: search || undefined, sort, page }),
    placeholderData: keepPreviousData,
  });
  useLiveRefresh('staffReviews');
  const typed = useDebouncedInput(search, (text) => look({ search: text }, { replace: true }));
  const [decision, setDecision] = useState<Decision | null>(null);
  const Task = decision?.hides ? HideReview : KeepReview;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">Reported reviews</h2>
        <p className="measure text-ink-2">
          Hidden reviews don’t count. We notify the author of the reason, and everyone who reported one of the outcome.
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-[minmax(0,1fr)_repeat(2,200px)]">
        <SearchField
          typed={typed}
          onClear={() => (typed.type(''), look({ search: '' }, { replace: true }))}
          label="Search reported reviews"
          placeholder="Words or names"
          maxLength={100}
          className="col-span-2 md:col-span-1"
        />
        <Select
          aria-label="Reason"
          className="max-sm:col-span-2"
          value={reason ?? ''}
          onChange={({ target }) => look({ reason: reviewReasons.find((one) => one === target.value) })}
        >
          <option value="">All reasons</option>
          {reviewReasons.map((one) => (
            <option key={one} value={one}>
              {reasonNames[one]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Sort by"
          className="max-sm:col-span-2"
          value={sort}
          onChange={({ target }) => look({ sort: reportedSorts.find((one) => one === target.value) ?? 'oldest' })}
        >
          {reportedSorts.map((one) => (
            <option key={one} value={one}>
              {sortNames[one]}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        list={list}
        isEmpty={({ reviews }) => reviews.length === 0}
        page={page}
        onPage={(next, how) => look({ page: next }, how)}
        failed="We couldn’t load the reported reviews"
        empty={{
          icon: <MessageSquareQuote size={26} aria-hidden="true" />,
          title: 'No reported reviews',
          text: reason || search ? 'No reports match your filters.' : 'Reported reviews will appear here.',
        }}
        noun="review"
      >
        {({ reviews }) => (
          <ul aria-label="Reported reviews" className="grid gap-4">
            {reviews.map((entry) => (
              <ReportedCard key={entry.review.id} entry={entry} onDecide={(hides) => setDecision({ entry, hides })} />
            ))}
          </ul>
        )}
      </PagedList>
      {decision && (
        <Dialog open title={decision.hides ? 'Hide this review' : 'Keep this review'} onClose={() => setDecision(null)}>
          <Task review={decision.entry.review} onDone={() => setDecision(null)} />
        </Dialog>
      )}
    </div>
  );
}
