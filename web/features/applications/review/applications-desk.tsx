import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { applicationStatuses } from '@forecourt/contract/applications/applications.flow.ts';
import type { Application } from '@forecourt/contract/applications/applications.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import * as api from '../../../lib/api.ts';
import type { RenderStanding } from '../../../lib/planned-decision.ts';
import { useDebouncedInput } from '../../../lib/use-debounced-input.ts';
import { CountTiles } from '../../../ui/count-tiles.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
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
  const list = useQuery({
    ...api.applications.list.query({ status, search: search || undefined, page }),
    placeholderData: keepPreviousData,
  });
  const counts = list.data?.counts;
  const typed = useDebouncedInput(search, (text) => setFilters({ search: text, page: 1 }));
  const [opened, setOpened] = useState<{ application: Application; deletes: boolean } | null>(null);
  const close = () => setOpened(null);

  return (
    <div className="grid grid-cols-1 gap-5">
      <CountTiles
        isLoading={list.isPending}
        counts={[
          ['Total', counts?.total],
          ...applicationStatuses.map((one) => [statusNames[one], counts?.[one]] as const),
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
      <PagedList
        list={list}
        isEmpty={({ applications }) => applications.length === 0}
        page={page}
        onPage={(next) => setFilters({ page: next })}
        failed="We couldn’t load the applications"
        empty={{
          icon: <ClipboardCheck size={26} aria-hidden="true" />,
          title: reviewWords.none,
          text: search || status ? 'Try another name or status.' : 'New applications will appear here.',
        }}
      >
        {({ applications }) => (
          <ul aria-label="Applications" className="grid gap-3">
            {applications.map((application) => (
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
        )}
      </PagedList>
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
