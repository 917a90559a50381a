import { carStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { inventorySorts, type InventorySort } from '@forecourt/contract/inventory/inventory-values.ts';
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

export const readInventorySearch = ({ status, q, sort, page }: InventorySearch): ListFilters => ({
  status: carStatuses.find((candidate) => candidate === status),
  search: (q ?? '').slice(0, maxSearch),
  sort: inventorySorts.find((candidate) => candidate === sort) ?? 'newest',
  page: /^[1-9]\d{0,2}$/.test(page ?? '') ? Number(page) : 1,
});

/** Defaults are left out of the address. */
export const inventorySearchOf = ({ status, search, sort, page }: ListFilters): InventorySearch => ({
  ...(status && { status }),
  ...(search && { q: search }),
  ...(sort !== 'newest' && { sort }),
  ...(page > 1 && { page: String(page) }),
});

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
