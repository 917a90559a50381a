/**
 * All API calls: `import * as api from '…/lib/api.ts'`, then `api.cars.list({ … })`. Each feature is its own module and
 * is loaded with the first page that uses it.
 */
// oxlint-disable-next-line oxc/no-barrel-file -- unused calls are tree-shaken by the build (vite.config.ts)
export * from './api/features.generated.ts';
