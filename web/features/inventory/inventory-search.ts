import { carStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { inventorySorts, type InventorySort } from '@forecourt/contract/inventory/inventory-values.ts';
import { choice, named, page, searchFields, typed } from '../../lib/search-fields.ts';
import { device } from '../../lib/storage.ts';

/** The list's search parameters. */
export type InventorySearch = Partial<Record<'status' | 'q' | 'sort' | 'page' | 'import', string>>;

export interface ListFilters {
  status: CarStatus | undefined;
  search: string;
  sort: InventorySort;
  page: number;
}

export const maxSearch = 100;

const fields = searchFields({
  status: choice(carStatuses),
  search: named('q', typed(maxSearch)),
  sort: choice(inventorySorts, 'newest'),
  page: page(),
});

export const readInventorySearch: (params: InventorySearch) => ListFilters = fields.read;

/** Defaults are left out of the address. */
export const inventorySearchOf: (filters: ListFilters) => InventorySearch = fields.write;

const key = (userId: number) => `forecourt.inventory.${userId}`;

/** Daily users find the list as they left it. The search text and page aren't saved. */
export const saveListFilters = (userId: number, { status, sort }: ListFilters) =>
  device.write(key(userId), JSON.stringify(inventorySearchOf({ status, sort, search: '', page: 1 })));

export function rememberedLooking(userId: number): InventorySearch {
  try {
    const saved = JSON.parse(device.read(key(userId)) ?? '{}') as InventorySearch;
    return inventorySearchOf({ ...readInventorySearch(saved), search: '', page: 1 });
  } catch {
    return {};
  }
}
