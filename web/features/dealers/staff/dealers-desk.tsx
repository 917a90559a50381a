import { useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, Store } from 'lucide-react';
import { dealerOrders, dealerStandings } from '@forecourt/contract/dealers/staff-dealer-values.ts';
import type { DealerStanding } from '@forecourt/contract/access/standing.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import * as api from '../../../lib/api.ts';
import { useDebouncedInput } from '../../../lib/use-debounced-input.ts';
import { Button } from '../../../ui/button.tsx';
import { CountTiles } from '../../../ui/count-tiles.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Select } from '../../../ui/select.tsx';
import { DealerDetails } from './dealer-details.tsx';
import { DealerRow } from './dealer-row.tsx';
import { OpenDealership } from './dialogs/open-dealership.tsx';
import { useDealerFilters } from './use-dealer-filters.ts';
import { orderNames, standingNames, words } from './words.ts';

interface DealersDeskProps {
  role: StaffRole;
  /** The default status filter. All dealers are listed if it's not set. */
  usual?: DealerStanding;
}

/** The staff's list of dealerships, with the actions they can take. */
export function DealersDesk({ role, usual }: DealersDeskProps) {
  const [filters, setFilters] = useDealerFilters(usual);
  const { search, status, sort, page, dealer } = filters;
  const list = useQuery({
    ...api.dealers.staffList.query({ search: search || undefined, status, sort, page }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const counts = list.data?.counts;
  const typed = useDebouncedInput(search, (text) => setFilters({ search: text, page: 1 }));
  const [isOpening, setOpening] = useState(false);

  return (
    <div className="grid grid-cols-1 gap-5">
      <CountTiles
        isLoading={list.isPending}
        counts={[
          ['Dealers', counts?.total],
          ['Active', counts?.active],
          ['Suspended', counts?.suspended],
          ['Expired', counts?.expired],
        ]}
      />
      <div className="grid grid-cols-2 gap-2.5 md:grid-cols-[minmax(0,1fr)_170px_220px_auto]">
        <SearchField
          typed={typed}
          onClear={() => {
            typed.type('');
            setFilters({ search: '', page: 1 });
          }}
          label="Search dealers"
          placeholder="Company or owner"
          maxLength={100}
          className="max-md:col-span-2"
        />
        <Select
          aria-label="Dealer status"
          value={status ?? ''}
          onChange={({ target }) =>
            setFilters({ status: dealerStandings.find((one) => one === target.value), page: 1 })
          }
        >
          <option value="">All</option>
          {dealerStandings.map((one) => (
            <option key={one} value={one}>
              {standingNames[one]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Sort dealers"
          value={sort}
          onChange={({ target }) =>
            setFilters({ sort: dealerOrders.find((one) => one === target.value) ?? sort, page: 1 })
          }
        >
          {dealerOrders.map((one) => (
            <option key={one} value={one}>
              {orderNames[one]}
            </option>
          ))}
        </Select>
        {staffRoleMay(role, 'dealers.create') && (
          <Button kind="plain" className="h-[46px] max-md:col-span-2" onClick={() => setOpening(true)}>
            <Plus size={18} aria-hidden="true" />
            Create dealership
          </Button>
        )}
      </div>
      <PagedList
        list={list}
        isEmpty={({ dealers }) => dealers.length === 0}
        page={page}
        onPage={(next) => setFilters({ page: next })}
        failed={words.loadFailed}
        empty={{
          icon: <Store size={26} aria-hidden="true" />,
          title: words.none,
          text:
            search || status !== usual
              ? 'Try another name or status. To see closed dealerships, select Closed.'
              : 'The first dealership will appear here when an application is approved.',
        }}
      >
        {({ dealers }) => (
          <ul aria-label="Dealers" className="grid gap-3">
            {dealers.map((one) => (
              <DealerRow
                key={one.id}
                dealer={one}
                role={role}
                onOpen={() => setFilters({ dealer: one.id }, { replace: false })}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {dealer !== null && <DealerDetails dealerId={dealer} onClose={() => setFilters({ dealer: null })} />}
      {isOpening && <OpenDealership onClose={() => setOpening(false)} />}
    </div>
  );
}
