import type { ComponentProps, ReactNode } from 'react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { ChevronLeft, ChevronRight, Download, ScrollText, SearchX } from 'lucide-react';
import * as api from '../../../lib/api.ts';
import { downloadCsv } from '../../../lib/download.ts';
import { count, countOf } from '../../../lib/format.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { buttonClass } from '../../../ui/button-styles.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast-list.ts';
import { LogEntry, type RenderTarget } from './log-entry.tsx';
import { LogFilters } from './log-filters.tsx';
import { searchOf, useLogView, type LogView, type LogSearch } from './log-search.ts';
import { logWords } from './log-words.ts';

type StepLink = Pick<ComponentProps<'a'>, 'className' | 'children'>;

interface StaffLogProps {
  may: { readAll: boolean; export: boolean };
  renderTarget: RenderTarget;
  /** Renders a link to another page of the log. */
  renderLink: (search: LogSearch, link: StepLink) => ReactNode;
}

/** Staff actions, newest first. */
export function StaffLog({ may, renderTarget, renderLink }: StaffLogProps) {
  const { view, setView } = useLogView();
  const { before, after } = view;
  const filters = filtersOf(view);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.staff.actions.query({ ...filters, before, after, limit: perPage }),
    placeholderData: keepPreviousData,
  });
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="text-xl">Staff action log</h2>
          <p className="text-sm text-ink-3">{may.readAll ? 'Everything staff have done.' : 'Your own actions.'}</p>
        </div>
        {may.export && <ExportButton filters={filters} />}
      </div>
      <LogFilters filters={view} onFilter={setView} readsAll={may.readAll} />
      {error && !data && (
        <ErrorState
          level={2}
          title={logWords.loadFailed}
          text={sentenceOf(error, logWords.tryAgain)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96 rounded-l" />}
      {data?.actions.length === 0 &&
        (isFiltered || before !== undefined || after !== undefined ? (
          <EmptyState
            icon={<SearchX size={26} aria-hidden="true" />}
            title={logWords.noMatch}
            text={logWords.noMatchText}
          />
        ) : (
          <EmptyState
            icon={<ScrollText size={26} aria-hidden="true" />}
            title={logWords.nothing}
            text={logWords.nothingText}
          />
        ))}
      {data && data.actions.length > 0 && (
        <>
          <output className="text-sm text-ink-2">
            {data.is_more ? `More than ${count(data.pagination.total)} entries` : totalText(data.pagination.total)}
          </output>
          <ol
            aria-label="Staff actions"
            className={clsx(
              'grid grid-cols-1 divide-y divide-line rounded-l border border-line bg-surface transition-opacity',
              isPlaceholderData && 'opacity-60',
            )}
          >
            {data.actions.map((entry) => (
              <LogEntry key={entry.id} entry={entry} renderTarget={renderTarget} />
            ))}
          </ol>
          <nav aria-label="Pages" className="flex items-center justify-between gap-4">
            {data.has_newer ? (
              renderLink(searchOf({ ...view, before: undefined, after: data.actions[0]!.id }), {
                className: stepStyle,
                children: newer,
              })
            ) : (
              <span />
            )}
            {data.has_older &&
              renderLink(searchOf({ ...view, after: undefined, before: data.actions.at(-1)!.id }), {
                className: stepStyle,
                children: older,
              })}
          </nav>
        </>
      )}
    </div>
  );
}

const perPage = 50;
const totalText = (total: number) => countOf(total, 'entry', 'entries');

const filtersOf = ({ by, action, on, id, from, to }: LogView) => ({
  actor_id: by,
  action_type: action,
  target_type: on,
  target_id: id,
  from,
  to,
});

function ExportButton({ filters }: { filters: ReturnType<typeof filtersOf> }) {
  const save = useMutation({
    mutationFn: () => api.staff.exportActions(filters),
    onSuccess: ({ filename, csv }) => downloadCsv(filename, csv),
    onError: (error) =>
      showToast({ title: sentenceOf(error, 'We couldn’t create the file. Please try again.'), tone: 'danger' }),
  });
  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <Button kind="plain" busy={save.isPending} onClick={() => save.mutate()}>
        <Download size={16} aria-hidden="true" />
        Export CSV
      </Button>
      <output className="text-sm text-ink-2 empty:hidden">{save.data?.is_shortened && logWords.shortened}</output>
    </div>
  );
}

const stepStyle = buttonClass({ kind: 'plain', size: 'small' });
const newer = (
  <>
    <ChevronLeft size={18} aria-hidden="true" />
    Newer
  </>
);
const older = (
  <>
    Older
    <ChevronRight size={18} aria-hidden="true" />
  </>
);
