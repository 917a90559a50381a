import type { contract } from '@forecourt/contract/contract.ts';

/** What a form began with: fetched once, and not again when the answers of a feature are. */
type OfForms = 'listing';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * The one way to name what is cached: the feature, then the call (`api.cars.mine.key`), then what was asked of it.
     * `['cars']` is all of a feature. A name that no feature has does not compile.
     */
    queryKey: readonly [feature: keyof typeof contract | OfForms, ...rest: readonly unknown[]];
  }
}
