/** The life of a listing, as one table. The server asks it before every change, the pages before every button. */
export const carStatuses = ['draft', 'pending', 'active', 'reserved', 'sold', 'expired', 'flagged', 'removed'] as const;
export type CarStatus = (typeof carStatuses)[number];

interface Transition {
  by: 'seller' | 'clock' | 'payment';
  from: readonly CarStatus[];
  /** `before`: what it was before it was removed, or awaited its payment. */
  to: CarStatus | 'before';
  /** A dealer's team member needs this right; `write` where nothing is said. */
  right?: 'delete';
}

export const carDeeds = {
  /** Goes live at once where listing costs nothing; where it does, it is paid for and waits for the money. */
  submit: { by: 'seller', from: ['draft'], to: 'active' },
  await_payment: { by: 'payment', from: ['draft', 'expired'], to: 'pending' },
  paid: { by: 'payment', from: ['draft', 'pending', 'expired'], to: 'active' },
  /** Failed, cancelled or given up: it is again what it was. */
  not_paid: { by: 'payment', from: ['pending'], to: 'before' },
  reserve: { by: 'seller', from: ['active'], to: 'reserved' },
  release: { by: 'seller', from: ['reserved'], to: 'active' },
  mark_sold: { by: 'seller', from: ['active', 'reserved'], to: 'sold' },
  /** The sale fell through; when its time is over meanwhile, it is expired. */
  relist: { by: 'seller', from: ['sold'], to: 'active' },
  /** Before its end it is prolonged (and stays reserved if it was), after it brought back. */
  renew: { by: 'seller', from: ['active', 'reserved', 'expired'], to: 'active' },
  expire: { by: 'clock', from: ['active', 'reserved'], to: 'expired' },
  delete: {
    by: 'seller',
    // One that is being paid for is first taken back.
    from: ['draft', 'active', 'reserved', 'sold', 'expired'],
    to: 'removed',
    right: 'delete',
  },
  /** Undo of delete; what staff removed only staff bring back. */
  restore: { by: 'seller', from: ['removed'], to: 'before', right: 'delete' },
} as const satisfies Record<string, Transition>;

export type CarDeed = keyof typeof carDeeds;
export const sellerDeeds = [
  'submit',
  'reserve',
  'release',
  'mark_sold',
  'relist',
  'renew',
  'delete',
  'restore',
] as const satisfies readonly CarDeed[];
export type SellerDeed = (typeof sellerDeeds)[number];

export const mayFollow = (deed: CarDeed, status: CarStatus): boolean =>
  (carDeeds[deed].from as readonly CarStatus[]).includes(status);

/** Everybody may see a car in these; the others only its seller's side and staff. */
export const publicStatuses = ['active', 'reserved', 'sold', 'expired', 'removed'] as const satisfies CarStatus[];

/** These take one of the seller's places (`max_listings_*`); a deed that leads into one needs a free place. */
export const placeStatuses = ['pending', 'active', 'reserved', 'flagged'] as const satisfies CarStatus[];

/** Its facts may be changed in these. */
export const editableStatuses = ['draft', 'pending', 'active', 'reserved', 'expired'] as const satisfies CarStatus[];

/** Close to its end, a listing's owner is told and may renew it. */
export const warnDaysBeforeExpiry = 3;
