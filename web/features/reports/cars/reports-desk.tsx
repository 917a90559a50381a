import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Flag } from 'lucide-react';
import {
  reportReasons,
  reportSorts,
  reportStates,
  type ReportDecision,
} from '@forecourt/contract/reports/report-reasons.ts';
import type { ReportedCar } from '@forecourt/contract/reports/reports.ts';
import * as api from '../../../lib/api.ts';
import type { RenderStanding } from '../../../lib/planned-decision.ts';
import { staffTabs } from '../../../lib/tab-paths.ts';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { useDebouncedInput } from '../../../lib/use-debounced-input.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkTabs } from '../../../ui/link-tabs.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { reasonNames } from '../words.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { sortNames } from './decision-words.ts';
import { Reported } from './reported.tsx';
import { reportsSearchOf, type ReportsLooking } from './reports-search.ts';

interface ReportsDeskProps {
  looking: ReportsLooking;
  renderStanding: RenderStanding;
  onLook: (filters: Partial<ReportsLooking>, how?: { replace: boolean }) => void;
}

const stateNames = { open: 'Waiting', decided: 'Decided' };

/** Reported listings, one entry each, with their decisions. */
export function ReportsDesk({ looking: filters, renderStanding, onLook }: ReportsDeskProps) {
  const { state, reason, search, sort, page } = filters;
  const list = useQuery({
    ...api.reports.queue.query({ state, reason, search: search || undefined, sort, page }),
    placeholderData: keepPreviousData,
  });
  useLiveRefresh('staffReports');
  const typed = useDebouncedInput(search, (text) => onLook({ search: text, page: 1 }));
  const [wanted, setWanted] = useState<{ reported: ReportedCar; decision: ReportDecision } | null>(null);
  const isNarrowed = search !== '' || reason !== undefined;

  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="sr-only">Reported listings</h2>
      <LinkTabs
        label="Reports"
        tabs={reportStates.map((id) => ({
          id,
          title: stateNames[id],
          total: id === state ? list.data?.total : undefined,
        }))}
        chosen={state}
        renderLink={(id, link) => (
          <Link
            to={staffTabs.carReports}
            search={reportsSearchOf({ ...filters, state: id, page: 1 })}
            activeOptions={{ exact: true, includeSearch: true }}
            {...link}
          />
        )}
      />
      <div className="grid grid-cols-2 gap-2.5 lg:grid-cols-[minmax(0,1fr)_250px_220px]">
        <SearchField
          typed={typed}
          onClear={() => {
            typed.type('');
            onLook({ search: '', page: 1 });
          }}
          label="Search reported listings"
          placeholder="Car or listing number"
          maxLength={100}
          className="max-lg:col-span-2"
        />
        <Select
          aria-label="Reason"
          value={reason ?? ''}
          onChange={({ target }) => onLook({ reason: reportReasons.find((one) => one === target.value), page: 1 })}
        >
          <option value="">All reasons</option>
          {reportReasons.map((one) => (
            <option key={one} value={one}>
              {reasonNames[one]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Sort by"
          value={state === 'open' ? sort : 'newest'}
          disabled={state === 'decided'}
          onChange={({ target }) =>
            onLook({ sort: reportSorts.find((one) => one === target.value) ?? 'longest_waiting', page: 1 })
          }
        >
          {reportSorts.map((one) => (
            <option key={one} value={one}>
              {sortNames[one]}
            </option>
          ))}
        </Select>
      </div>
      <PagedList
        list={list}
        isEmpty={({ reported }) => reported.length === 0}
        page={page}
        onPage={(next, how) => onLook({ page: next }, how)}
        failed="We couldn’t load the reports"
        empty={{
          icon: <Flag size={26} aria-hidden="true" />,
          title: isNarrowed ? 'No reports match your filters' : emptyTitles[state],
          text: isNarrowed ? undefined : emptyTexts[state],
          actions: isNarrowed && (
            <Button kind="plain" onClick={() => onLook({ search: '', reason: undefined, page: 1 })}>
              Show all reports
            </Button>
          ),
        }}
      >
        {(data) => (
          <ul aria-label="Reported listings" className="grid grid-cols-1 gap-4">
            {data.reported.map((reported) => (
              <Reported
                key={`${reported.car.id} ${reported.decided?.at ?? ''}`}
                reported={reported}
                renderStanding={renderStanding}
                onDecide={(decision) => setWanted({ reported, decision })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {wanted && <DecideDialog {...wanted} renderStanding={renderStanding} onClose={() => setWanted(null)} />}
    </div>
  );
}

const emptyTitles = { open: 'No open reports', decided: 'No decisions yet' };
const emptyTexts = {
  open: 'Reported listings appear here until someone reviews them.',
  decided: 'Dismissed, flagged and removed listings will appear here with the reason.',
};
