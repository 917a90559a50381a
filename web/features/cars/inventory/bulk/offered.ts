import type { BulkChange } from '@forecourt/contract/inventory/inventory-values.ts';

/** What is offered for the chosen cars; bringing back is the Undo of deleting. */
export type Offered = Exclude<BulkChange, 'restore'>;
