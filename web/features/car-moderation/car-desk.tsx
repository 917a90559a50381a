import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { StaffCar } from '@forecourt/contract/cars/moderation.ts';
import { maxModeratedAtOnce, type Moderated } from '@forecourt/contract/cars/moderation-values.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import * as api from '../../lib/api.ts';
import { count } from '../../lib/format.ts';
import { useLastPage } from '../../lib/use-last-page.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useChosenCars } from '../../shared/car-table/use-chosen-cars.ts';
import { CarFilters } from './car-filters.tsx';
import { CarTable } from './car-table.tsx';
import { CarTiles } from './car-tiles.tsx';
import { ManyBar } from './many-bar.tsx';
import { toRequest, noFilters, type StaffLooking } from './staff-cars-search.ts';
import { StatusDialog } from './status-dialog.tsx';
import { actionWords, words } from './words.ts';

interface CarDeskProps {
  role: StaffRole;
  looking: StaffLooking;
  onLook: (filters: Partial<StaffLooking>) => void;
}

/** All cars as staff see them, to browse and moderate, individually or in bulk. */
export function CarDesk({ role, looking: filters, onLook }: CarDeskProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.cars.staffCars.query(toRequest(filters)),
    placeholderData: (before) => before,
  });
  useLastPage(filters.page, isPlaceholderData ? undefined : data?.pagination.pages, (last) => onLook({ page: last }));
  useLiveRefresh('staffCars');
  const chosen = useChosenCars(data?.cars ?? [], maxModeratedAtOnce);
  const [wanted, setWanted] = useState<{ car: StaffCar; status: Moderated } | null>(null);
  const allowedActions = (Object.keys(actionWords) as Moderated[]).filter((action) =>
    staffRoleMay(role, actionWords[action].right),
  );

  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="sr-only">Cars</h2>
      <CarTiles />
      <CarFilters looking={filters} onLook={onLook} />
      {error && !data && (
        <ErrorState level={2} title={words.failed} text={sentenceOf(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-96 rounded-l" />}
      {data?.cars.length === 0 && <NoCars onClear={() => onLook({ ...noFilters, page: 1 })} />}
      {data && data.cars.length > 0 && (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-4">
          <p className="text-sm text-ink-2">
            {count(data.pagination.total)}
            {data.pagination.total_is_capped && '+'} {data.pagination.total === 1 ? 'car' : 'cars'}
          </p>
          <CarTable
            cars={data.cars}
            chosen={allowedActions.length > 0 ? chosen : null}
            actions={allowedActions}
            onDecide={(car, status) => setWanted({ car, status })}
          />
          <Pager page={data.pagination.page} pages={data.pagination.pages} onPage={(page) => onLook({ page })} />
        </div>
      )}
      {allowedActions.length > 0 && <ManyBar chosen={chosen} actions={allowedActions} />}
      {wanted && <StatusDialog {...wanted} onClose={() => setWanted(null)} />}
    </div>
  );
}

const NoCars = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX size={26} aria-hidden="true" />}
    title="No cars match"
    text="Try fewer words, or another status."
    actions={
      <Button kind="plain" onClick={onClear}>
        Show all cars
      </Button>
    }
  />
);
