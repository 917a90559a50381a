import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { Dialog } from '../../../ui/dialog.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { words } from '../words.ts';
import { DeliveryDetails } from './delivery-details.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { LogFilters } from './log-filters.tsx';
import type { ListFilters, LogSide } from './log-side.ts';
import { useRedeliver } from './use-redeliver.ts';
import { useListFilters } from './use-list-filters.ts';

/** Refreshes while open, so pending deliveries update. */
const refreshMs = 10_000;

/** The last 30 days of deliveries and their outcomes. */
export function DeliveryLog({ side, level }: { side: LogSide; level: 2 | 3 }) {
  const [filters, setFilters] = useListFilters(side);
  const list = useQuery({
    ...side.page(filters),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const again = useRedeliver(side);
  const Heading = level === 2 ? 'h2' : 'h3';
  const close = () => filters.delivery !== undefined && setFilters({ delivery: undefined });
  return (
    <section aria-labelledby="deliveries" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading id="deliveries" className={level === 2 ? 'text-xl' : 'text-base'}>
          Deliveries
        </Heading>
        <LogFilters side={side} filters={filters} onFilter={setFilters} />
      </div>
      <PagedList
        list={list}
        isEmpty={({ deliveries }) => deliveries.length === 0}
        page={filters.page}
        onPage={(page, how) => setFilters({ page }, how)}
        failed={words.logFailed}
        empty={{
          icon: <Inbox size={26} aria-hidden="true" />,
          title: isNarrowed(filters) ? 'No deliveries match these filters' : 'No deliveries yet',
          text: 'Deliveries are kept for 30 days, with the receiver’s response.',
        }}
      >
        {({ deliveries }) => (
          <ul
            aria-label="Deliveries"
            className="grid divide-y divide-line overflow-hidden rounded-l border border-line bg-surface"
          >
            {deliveries.map((delivery) => (
              <DeliveryRow
                key={delivery.id}
                delivery={delivery}
                isBusy={again.isPending && again.variables === delivery.id}
                onShow={() => setFilters({ delivery: delivery.id })}
                onAgain={() => again.mutate(delivery.id)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Dialog open={filters.delivery !== undefined} onClose={close} title="Delivery">
        {filters.delivery && <DeliveryDetails side={side} id={filters.delivery} onDone={close} />}
      </Dialog>
    </section>
  );
}

const isNarrowed = ({ what, status, cause, since }: ListFilters) =>
  [what, status, cause, since].some((filter) => filter !== undefined);
