import { pages, type PageName } from '@forecourt/contract/pages.ts';

type Paths = { [N in PageName]: (typeof pages)[N]['path'] };

/** Every link of the product: `<Link to={paths.browse}>`. Links to renamed or removed pages don't compile. */
export const paths = Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, page.path])) as Paths;

/** A dealer's membership is on a tab of its portal: `<Link {...toMembership}>`. */
export const toMembership = { to: '/dealer/settings', hash: 'membership' } as const;

/** A dealer's opening hours are below the fold of the same tab. */
export const toOpeningHours = { to: '/dealer/settings', hash: 'hours' } as const;
