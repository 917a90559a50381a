import { activeFilters } from '../features/browse/active-filters.ts';
import type { BrowseSearch } from '../features/browse/browse-search.ts';
import { WantedQueue } from '../features/wanted/staff/wanted-queue.tsx';
import { useTitle } from '../lib/title.ts';

/** Wanted ads, a subtab of Cars. */
export function StaffWantedPage() {
  useTitle('Reported wanted ads');
  return <WantedQueue chipsOf={(filters) => activeFilters(filters as BrowseSearch).map(({ text }) => text)} />;
}
