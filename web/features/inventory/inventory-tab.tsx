import { useRef, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { SearchX, CarFront } from 'lucide-react';
import type { InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import { maxAtOnce } from '@forecourt/contract/inventory/inventory-values.ts';
import * as api from '../../lib/api.ts';
import { sentenceOf } from '../../lib/sentence.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { ListingSales } from '../../shared/listings/listing-checkout.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { InventoryTable } from './inventory-table.tsx';
import { PrintInventory } from './print/print-inventory.tsx';
import { ShareInventory } from './share/share-inventory.tsx';
import { InventoryTools } from './inventory-tools.tsx';
import type { ListFilters } from './inventory-search.ts';
import { useChosenCars } from '../../shared/car-table/use-chosen-cars.ts';
import { useSlashKey } from './use-slash-key.ts';

interface InventoryTabProps {
  dealerId: number;
  looking: ListFilters;
  onLook: (filters: Partial<ListFilters>) => void;
  companyName: string;
  mayChangeMany: boolean;
  mayHaveFile: boolean;
  onImport: () => void;
  sales: ListingSales;
  /** Staff's decision about a car, with a way to appeal. */
  renderDecision: (car: InventoryCar) => ReactNode;
  /** The open offers on a car. Stays the same function, because rows are memoized. */
  renderOffers: (car: InventoryCar) => ReactNode;
}

/** All the dealer's cars, to browse and to change, individually or in bulk. */
export function InventoryTab({ dealerId, looking: filters, onLook, sales, ...rest }: InventoryTabProps) {
  const { companyName, mayChangeMany, mayHaveFile, onImport, renderDecision, renderOffers } = rest;
  const { status, search, sort, page } = filters;
  const request = { dealer_id: dealerId, status, search: search || undefined, sort, page };
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...api.inventory.list.query(request),
    placeholderData: (before) => before,
  });
  const chosen = useChosenCars(data?.cars ?? [], maxAtOnce);
  const tools = useRef<HTMLDivElement>(null);
  useSlashKey(() => tools.current?.querySelector('input')?.focus());

  if (error && !data)
    return (
      <ErrorState
        level={2}
        title="Failed to get dealer cars"
        text={sentenceOf(error)}
        retryLabel="Try Again"
        onRetry={() => void refetch()}
      />
    );
  const isFiltered = status !== undefined || search !== '';
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="sr-only">Inventory</h2>
      <div ref={tools}>
        <InventoryTools
          dealerId={dealerId}
          looking={filters}
          onLook={onLook}
          list={data}
          mayHaveFile={mayHaveFile}
          onImport={onImport}
          buttons={
            data && (
              <>
                {data.cars.length > 0 && (
                  <PrintInventory
                    dealerId={dealerId}
                    companyName={companyName}
                    looking={filters}
                    shown={data}
                    chosen={chosen.cars}
                  />
                )}
                {data.by_status.active !== undefined && (
                  <ShareInventory dealerId={dealerId} companyName={companyName} />
                )}
              </>
            )
          }
        />
      </div>
      {!data && <Skeleton className="h-96 rounded-l" />}
      {data?.cars.length === 0 &&
        (isFiltered ? (
          <NoMatches onClear={() => onLook({ status: undefined, search: '', page: 1 })} />
        ) : (
          <NoCars onImport={mayHaveFile ? onImport : null} />
        ))}
      {data && data.cars.length > 0 && (
        <div aria-busy={isPlaceholderData} className="grid grid-cols-1 gap-5">
          <InventoryTable
            cars={data.cars}
            chosen={mayChangeMany ? chosen : null}
            sales={sales}
            renderDecision={renderDecision}
            renderOffers={renderOffers}
          />
          <Pager page={data.page} pages={data.pages} onPage={(next) => onLook({ page: next })} />
        </div>
      )}
      {mayChangeMany && <BulkBar dealerId={dealerId} chosen={chosen} />}
    </div>
  );
}

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon={<SearchX size={26} aria-hidden="true" />}
    title="No cars match"
    actions={
      <Button kind="plain" onClick={onClear}>
        Show all cars
      </Button>
    }
  />
);

const NoCars = ({ onImport }: { onImport: (() => void) | null }) => (
  <EmptyState
    icon={<CarFront size={26} aria-hidden="true" />}
    title="No cars listed yet"
    text="Cars your team lists appear here, with their views and inquiries."
    actions={
      <>
        <ButtonLink to={paths.sell}>Sell Car</ButtonLink>
        {onImport && (
          <Button kind="plain" onClick={onImport}>
            Import CSV
          </Button>
        )}
      </>
    }
  />
);
