import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Megaphone } from 'lucide-react';
import type { StaffWantedAd } from '@forecourt/contract/wanted/wanted-moderation.ts';
import type { WantedFilters } from '@forecourt/contract/wanted/wanted-shapes.ts';
import {
  reportedWantedSorts,
  wantedQueues,
  wantedReasons,
  type WantedDecision,
} from '@forecourt/contract/wanted/wanted-values.ts';
import * as api from '../../../lib/api.ts';
import { useDebouncedInput } from '../../../lib/use-debounced-input.ts';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { reasonNames, words } from '../words.ts';
import { DecideAd } from './decide-ad.tsx';
import { StaffAdCard } from './staff-ad-card.tsx';
import { useQueueSearch } from './use-queue-search.ts';

const queueNames = { reported: 'Reported', hidden: 'Flagged or removed' };
const sortNames = { oldest: 'Longest waiting', newest: 'Newest report', most_reported: 'Most reports' };

/** Reported wanted ads, and those that staff flagged or removed. */
export function WantedQueue({ chipsOf }: { chipsOf: (filters: WantedFilters) => readonly string[] }) {
  const [{ show, reason, search, sort, page }, look] = useQueueSearch();
  const list = useQuery({
    ...api.wanted.queue.query({ show, reason, search: search || undefined, sort, page }),
    placeholderData: keepPreviousData,
  });
  useLiveRefresh('staffWanted');
  const typed = useDebouncedInput(search, (text) => look({ search: text }, { replace: true }));
  const [decision, setDecision] = useState<{ entry: StaffWantedAd; decision: WantedDecision } | null>(null);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">Wanted ads</h2>
        <p className="measure text-ink-2">
          Owners see the reason for a decision and can appeal. We notify everyone who reported the ad of the outcome.
        </p>
      </div>
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-[minmax(0,1fr)_repeat(3,190px)]">
        <SearchField
          typed={typed}
          onClear={() => (typed.type(''), look({ search: '' }, { replace: true }))}
          label="Search wanted ads"
          placeholder="Words or owner"
          maxLength={100}
          className="col-span-2 lg:col-span-1"
        />
        <Select
          aria-label="Show"
          className="max-sm:col-span-2"
          value={show}
          onChange={({ target }) => look({ show: wantedQueues.find((one) => one === target.value) ?? 'reported' })}
        >
          {wantedQueues.map((one) => (
            <option key={one} value={one}>
              {queueNames[one]}
            </option>
          ))}
        </Select>
        {show === 'reported' && (
          <>
            <Select
              aria-label="Reason"
              className="max-sm:col-span-2"
              value={reason ?? ''}
              onChange={({ target }) => look({ reason: wantedReasons.find((one) => one === target.value) })}
            >
              <option value="">All reasons</option>
              {wantedReasons.map((one) => (
                <option key={one} value={one}>
                  {reasonNames[one]}
                </option>
              ))}
            </Select>
            <Select
              aria-label="Sort by"
              className="max-sm:col-span-2"
              value={sort}
              onChange={({ target }) =>
                look({ sort: reportedWantedSorts.find((one) => one === target.value) ?? 'oldest' })
              }
            >
              {reportedWantedSorts.map((one) => (
                <option key={one} value={one}>
                  {sortNames[one]}
                </option>
              ))}
            </Select>
          </>
        )}
      </div>
      <PagedList
        list={list}
        isEmpty={({ ads }) => ads.length === 0}
        page={page}
        onPage={(next, how) => look({ page: next }, how)}
        failed={words.notLoaded}
        empty={{
          icon: <Megaphone size={26} aria-hidden="true" />,
          title: show === 'reported' ? 'No reported wanted ads' : 'No flagged or removed wanted ads',
          text:
            reason || search
              ? 'No wanted ads match your filters.'
              : 'Wanted ads that need a decision will appear here.',
        }}
        noun="wanted ad"
      >
        {({ ads }) => (
          <ul aria-label="Wanted ads" className="grid gap-4">
            {ads.map((entry) => (
              <StaffAdCard
                key={entry.ad.id}
                entry={entry}
                chips={chipsOf(entry.ad.filters)}
                onDecide={(wanted) => setDecision({ entry, decision: wanted })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {decision && <DecideAd ad={decision.entry.ad} decision={decision.decision} onClose={() => setDecision(null)} />}
    </div>
  );
}
