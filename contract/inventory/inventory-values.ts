export const inventorySorts = [
  'newest',
  'oldest',
  'price_low',
  'price_high',
  'most_viewed',
  'most_inquiries',
  'ends_soon',
  'best_deal',
] as const;
export type InventorySort = (typeof inventorySorts)[number];

export const inventorySortNames: Record<InventorySort, string> = {
  newest: 'Newest first',
  oldest: 'Longest listed',
  price_low: 'Price, low to high',
  price_high: 'Price, high to low',
  most_viewed: 'Most viewed',
  most_inquiries: 'Most inquiries',
  ends_soon: 'Ends soonest',
  best_deal: 'Best deal first',
};

/** Bulk actions. */
export const bulkChanges = ['price', 'list', 'feature', 'renew', 'delete', 'restore'] as const;
export type BulkChange = (typeof bulkChanges)[number];

export const carsPerPage = 50;
export const maxAtOnce = 100;
