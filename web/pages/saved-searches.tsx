import { Link } from '@tanstack/react-router';
import { activeFilters } from '../features/browse/active-filters.ts';
import type { BrowseSearch } from '../features/browse/browse-search.ts';
import { SavedSearches } from '../features/searches/saved-searches.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { SavedTabs } from '../shared/saved/saved-tabs.tsx';

export const SavedSearchesPage = () => (
  <div className="wrap grid gap-[clamp(20px,3vw,32px)] py-[clamp(24px,4vw,56px)]">
    <SavedTabs chosen="searches" />
    <SavedSearches
      // The filters are those of an address of Browse.
      chipsOf={(filters) => activeFilters(filters as BrowseSearch).map(({ text }) => text)}
      renderName={({ id, name, filters }) => (
        <Link
          to={paths.browse}
          search={{ ...(filters as BrowseSearch), saved: id } as BrowseSearch}
          className="decoration-edge underline-offset-4 hover:underline"
        >
          {name}
        </Link>
      )}
      renderAction={({ filters }) => (
        <ButtonLink to={paths.newWanted} search={filters as BrowseSearch} kind="plain" size="small">
          Post as wanted ad
        </ButtonLink>
      )}
    />
  </div>
);
