/**
 * All calls there are: `import * as api from '…/lib/api.ts'`, then `api.cars.list({ … })`. Each feature is a module of its
 * own, and comes with the first page that makes one of its calls.
 */
// oxlint-disable-next-line oxc/no-barrel-file -- what is not called is left out of a page by the build (vite.config.ts)
export * from './api/features.generated.ts';
