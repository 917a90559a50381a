import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import * as api from '../../lib/api.ts';
import { useScrollRestoration } from '../../lib/scroll-restoration.ts';
import { useLastPage } from '../../lib/use-last-page.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { ListingPayments, ListingSales } from '../../shared/listings/listing-checkout.ts';
import { ListingList } from './listing-list.tsx';
import { Slots } from './slots.tsx';
import { statusTabs } from './status-tabs.ts';

interface MyListingsProps {
  status: CarStatus | undefined;
  page: number;
  onShow: (status: CarStatus | undefined, page: number) => void;
  payments: ListingPayments;
  sales: ListingSales;
}

export function MyListings({ status, page, onShow, payments, sales }: MyListingsProps) {
  const { data, isPlaceholderData, error, refetch } = useQuery({
    ...api.cars.mine.query({ ...(status && { status }), page }),
    placeholderData: keepPreviousData,
  });
  useScrollRestoration(data !== undefined);
  useLastPage(page, isPlaceholderData ? undefined : data?.pages, (last) => onShow(status, last));

  if (error && !data)
    return (
      <ErrorState
        level={2}
        title="We couldn’t load your listings"
        text={sentenceOf(error)}
        onRetry={() => void refetch()}
      />
    );
  const tabs = statusTabs(data?.by_status ?? {}, status).map(({ id, title, count }) => ({
    id,
    title: (
      <>
        {title} <span className="ml-0.5 font-normal text-ink-3">{data ? count : ''}</span>
      </>
    ),
    content: (
      <div className="grid grid-cols-1 gap-6">
        <ListingList
          listings={isPlaceholderData ? undefined : data?.listings}
          status={status}
          isMixed={data?.private_slots !== undefined}
          payments={payments}
          sales={sales}
        />
        {data && <Pager page={page} pages={data.pages} onPage={(next) => onShow(status, next)} />}
      </div>
    ),
  }));
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap gap-x-10 gap-y-4">
        <Slots slots={data?.slots} of={data?.private_slots && 'company'} />
        {data?.private_slots && <Slots slots={data.private_slots} of="private" />}
      </div>
      <Tabs
        label="Listings by status"
        tabs={tabs}
        chosen={status ?? 'all'}
        onChoose={(id) => onShow(id === 'all' ? undefined : (id as CarStatus), 1)}
      />
    </div>
  );
}
