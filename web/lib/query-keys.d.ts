import type { contract } from '@forecourt/contract/contract.ts';

/** A form's initial values: fetched once, and not refetched when the feature's queries are invalidated. */
type OfForms = 'listing';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * Names a query key: the feature, then the call (`api.cars.mine.key`), then its input. `['cars']` is the whole
     * feature. Names of unknown features don't compile.
     */
    queryKey: readonly [feature: keyof typeof contract | OfForms, ...rest: readonly unknown[]];
  }
}
