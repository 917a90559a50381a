import type { contract } from '@forecourt/contract/contract.ts';

type Contract = typeof contract;
type Feature = keyof Contract;
type CallName = { [F in Feature]: `${F}.${keyof Contract[F] & string}` }[Feature];

/** A whole feature (`cars`) or one call of it (`cars.mine`). */
export type Refetched = Feature | CallName;

export type RefetchAfter = { [F in Feature]?: { [N in keyof Contract[F]]?: readonly Refetched[] | 'everything' } };

/* Lists that several calls share. */

/** No page shows what it changes. */
export const nothing: readonly Refetched[] = [];

/** The feature updates what is shown itself: right away, in batches, or with the live thread. */
export const inPlace: readonly Refetched[] = [];

export const areas = ['areas'] as const;
export const dealers = ['dealers'] as const;
export const webhooks = ['webhooks'] as const;
export const follows = ['follows'] as const;
export const listing = ['cars', 'inventory'] as const;
export const moderation = ['cars', 'reports', 'staff', 'inventory'] as const;
export const payment = ['payments', 'cars', 'inventory'] as const;
export const sale = ['sales', 'cars', 'inventory', 'tickets', 'offers'] as const;
/** A card in a conversation refetches with its thread. */
export const offer = ['offers', 'messaging', 'cars', 'inventory'] as const;
/** A review also affects averages, the sale it belongs to, and awards that count reviews. */
export const review = ['reviews', 'sales', 'awards', 'dealers', 'accounts.user'] as const;
export const user = ['users', 'staff'] as const;
