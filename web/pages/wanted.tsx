import { useIsSignedIn } from '../features/accounts/session.ts';
import { activeFilters } from '../features/browse/active-filters.ts';
import type { BrowseSearch } from '../features/browse/browse-search.ts';
import { WantedBoard } from '../features/wanted/wanted-board.tsx';

export const WantedPage = () => (
  <WantedBoard
    isSignedIn={useIsSignedIn()}
    // The filters are those of an address of Browse.
    chipsOf={(filters) => activeFilters(filters as BrowseSearch).map(({ text }) => text)}
  />
);
