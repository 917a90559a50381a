import type { BulkChange } from '@forecourt/contract/inventory/inventory-values.ts';

/** Bulk changes on offer. Restoring is the Undo of deleting. */
export type Offered = Exclude<BulkChange, 'restore'>;
