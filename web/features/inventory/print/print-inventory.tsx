import { inventorySortNames } from '@forecourt/contract/inventory/inventory-values.ts';
import type { inventory, InventoryCar } from '@forecourt/contract/inventory/inventory.ts';
import type { Result } from '@forecourt/contract/kit/call.ts';
import * as api from '../../../lib/api.ts';
import { ownStatusName } from '../../../lib/car-words.ts';
import { PrintList } from '../../../ui/print/print-list.tsx';
import type { ListFilters } from '../inventory-search.ts';
import { InventorySheet } from './inventory-sheet.tsx';

interface PrintInventoryProps {
  dealerId: number;
  companyName: string;
  looking: ListFilters;
  /** The list on screen. */
  shown: Result<typeof inventory.list>;
  /** If any are selected, only these are printed. */
  chosen: readonly InventoryCar[];
}

/** Prints the selected cars, or all that match. */
export function PrintInventory({ dealerId, companyName, looking: filters, shown, chosen }: PrintInventoryProps) {
  const isChosen = chosen.length > 0;

  async function load(): Promise<readonly InventoryCar[]> {
    if (isChosen) return chosen;
    const { status, search, sort } = filters;
    const cars: InventoryCar[] = [];
    for (let page = 1; page <= Math.min(shown.pages, maxPages); page += 1) {
      const request = { dealer_id: dealerId, status, search: search || undefined, sort, page };
      cars.push(...(await api.inventory.list(request)).cars);
    }
    return cars;
  }

  return (
    <PrintList
      label={isChosen ? 'Print selected' : 'Print'}
      shown={isChosen ? chosen : shown.cars}
      load={load}
      renderSheet={(cars) => (
        <InventorySheet
          companyName={companyName}
          cars={cars}
          which={isChosen ? ['selected cars'] : whichOf(filters)}
          total={isChosen ? chosen.length : shown.total}
        />
      )}
    />
  );
}

const whichOf = ({ status, search, sort }: ListFilters): string[] => [
  ...(status ? [ownStatusName(status, status === 'removed' ? 'seller' : null)] : []),
  ...(search ? [`“${search}”`] : []),
  inventorySortNames[sort],
];

/** Five hundred cars fill about fifteen sheets. Use the export for more. */
const maxPages = 10;
