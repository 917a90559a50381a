import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MessageSquareWarning } from 'lucide-react';
import { conversationReasons } from '@forecourt/contract/messaging/messaging-values.ts';
import * as api from '../../../lib/api.ts';
import type { RenderStanding } from '../../../lib/planned-decision.ts';
import { useLiveRefresh } from '../../../lib/use-live-refresh.ts';
import { useDebouncedInput } from '../../../lib/use-debounced-input.ts';
import { Button } from '../../../ui/button.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ReportRow } from './report-row.tsx';
import { ReportView } from './report-view.tsx';
import { useReportsSearch } from './use-reports-search.ts';
import { reasonNames, words } from './words.ts';

/** Reported conversations: the open and decided ones, or a single report. */
export function ReportsDesk({ renderStanding }: { renderStanding: RenderStanding }) {
  const [{ report }, look] = useReportsSearch();
  useLiveRefresh('staffReports');
  return report === null ? (
    <ReportList />
  ) : (
    <ReportView key={report} id={report} renderStanding={renderStanding} onBack={() => look({ report: null })} />
  );
}

function ReportList() {
  const [{ status, reason, search, sort, page }, look] = useReportsSearch();
  const list = useQuery({
    ...api.reports.conversations.query({ status, reason, search: search || undefined, sort, page }),
    placeholderData: keepPreviousData,
  });
  const typed = useDebouncedInput(search, (text) => look({ search: text }, { replace: true }));
  const isNarrowed = reason !== undefined || search !== '';
  const clear = () => (typed.type(''), look({ search: '', reason: undefined }));
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid gap-1">
        <h2 className="text-xl">{words.title}</h2>
        <p className="measure text-ink-2">{words.text}</p>
      </div>
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-[minmax(0,1fr)_repeat(3,180px)]">
        <SearchField
          typed={typed}
          onClear={() => (typed.type(''), look({ search: '' }, { replace: true }))}
          label="Search reports"
          placeholder="Name of a participant"
          maxLength={100}
          className="col-span-2 md:col-span-1"
        />
        <Select
          aria-label="Status"
          value={status}
          onChange={({ target }) => look({ status: target.value === 'decided' ? 'decided' : 'open', sort: undefined })}
        >
          <option value="open">Waiting</option>
          <option value="decided">Decided</option>
        </Select>
        <Select
          aria-label="Reason"
          value={reason ?? ''}
          onChange={({ target }) => look({ reason: conversationReasons.find((one) => one === target.value) })}
        >
          <option value="">All reasons</option>
          {conversationReasons.map((one) => (
            <option key={one} value={one}>
              {reasonNames[one]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Sort by"
          value={sort ?? (status === 'open' ? 'oldest' : 'newest')}
          onChange={({ target }) => look({ sort: target.value === 'newest' ? 'newest' : 'oldest' })}
          className="max-md:col-span-2"
        >
          <option value="oldest">Oldest first</option>
          <option value="newest">Newest first</option>
        </Select>
      </div>
      <PagedList
        list={list}
        isEmpty={({ reports }) => reports.length === 0}
        page={page}
        onPage={(next, how) => look({ page: next }, how)}
        failed={words.listFailed}
        empty={{
          icon: <MessageSquareWarning size={26} aria-hidden="true" />,
          title: status === 'open' ? 'No open reports' : 'No decisions yet',
          text: isNarrowed ? 'No reports match your filters.' : 'Reported conversations will appear here.',
          actions: isNarrowed && (
            <Button kind="plain" onClick={clear}>
              Show all
            </Button>
          ),
        }}
        noun="report"
      >
        {({ reports }) => (
          <ul aria-label={words.title} className="grid gap-3">
            {reports.map((one) => (
              <ReportRow key={one.id} report={one} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
