import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { applicationStatuses } from '@forecourt/contract/applications/applications.flow.ts';
import type { Application } from '@forecourt/contract/applications/applications.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import * as api from '../../../lib/api.ts';
import type { RenderStanding } from '../../../lib/planned-decision.ts';
import { sentenceOf } from '../../../lib/sentence.ts';
import { useLastPage } from '../../../lib/use-last-page.ts';
import { useDebouncedInput } from '../../../lib/use-debounced-input.ts';
import { CountTiles } from '../../../ui/count-tiles.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { ApplicationRow } from './application-row.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { reviewWords, statusNames } from './review-words.ts';
import { useListFilters } from './use-list-filters.ts';

/** Pending and decided applications. */
export function ApplicationsDesk({ role, renderStanding }: { role: StaffRole; renderStanding: RenderStanding }) {
  const [{ status, search, page }, setFilters] = useListFilters();
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.applications.list.query({ status, search: search || undefined, page }),
    placeholderData: (before) => before,
  });
  useLastPage(page, isPlaceholderData ? undefined : data?.pages, (last) => setFilters({ page: last }));
  const typed = useDebouncedInput(search, (text) => setFilters({ search: text, page: 1 }));
  const [opened, setOpened] = useState<{ application: Application; deletes: boolean } | null>(null);
  const close = () => setOpened(null);

  return (
    <div className="grid grid-cols-1 gap-5">
      <CountTiles
        isLoading={!data && error === null}
        counts={[
          ['Total', data?.counts.total],
          ...applicationStatuses.map((one) => [statusNames[one], data?.counts[one]] as const),
        ]}
      />
      <div className="grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_200px]">
        <SearchField
          typed={typed}
          onClear={() => {
            typed.type('');
            setFilters({ search: '', page: 1 });
          }}
          label="Search applications"
          placeholder="Company or applicant"
          maxLength={100}
        />
        <Select
          aria-label="Status"
          value={status ?? ''}
          onChange={({ target }) =>
            setFilters({ status: applicationStatuses.find((one) => one === target.value), page: 1 })
          }
        >
          <option value="">All statuses</option>
          {applicationStatuses.map((one) => (
            <option key={one} value={one}>
              {statusNames[one]}
            </option>
          ))}
        </Select>
      </div>
      {error && !data && (
        <ErrorState
          level={2}
          title="We couldn’t load the applications"
          text={sentenceOf(error, 'Something went wrong on our side.')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.applications.length === 0 && (
        <EmptyState
          icon={<ClipboardCheck size={26} aria-hidden="true" />}
          title={reviewWords.none}
          text={search || status ? 'Try another name or status.' : 'New applications will appear here.'}
        />
      )}
      <ul aria-label="Applications" className="grid gap-3">
        {data?.applications.map((application) => (
          <ApplicationRow
            key={application.id}
            application={application}
            onReview={() => setOpened({ application, deletes: false })}
            onDelete={
              staffRoleMay(role, 'applications.delete') && !application.is_own
                ? () => setOpened({ application, deletes: true })
                : undefined
            }
          />
        ))}
      </ul>
      {data && <Pager page={data.page} pages={data.pages} onPage={(next) => setFilters({ page: next })} />}
      {opened &&
        (opened.deletes ? (
          <DeleteDialog application={opened.application} onClose={close} />
        ) : (
          <ReviewDialog
            application={opened.application}
            mayDecide={staffRoleMay(role, 'applications.decide')}
            renderStanding={renderStanding}
            onClose={close}
          />
        ))}
    </div>
  );
}
