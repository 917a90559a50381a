import { lazy, Suspense } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useIsSignedIn } from '../features/accounts/session.ts';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { readBrowseSearch } from '../features/browse/browse-search.ts';
import { SaveSearchButton } from '../features/searches/save-search-button.tsx';
import { useNewCars } from '../features/searches/use-new-cars.ts';
import { Tag } from '../ui/tag.tsx';
import { Browse } from '../features/browse/browse.tsx';
import { ComparePlace } from '../shared/compare/compare-place.tsx';
import { RecentPlace } from '../shared/recent/recent-place.tsx';
import { HeartButton } from '../features/favourites/heart-button.tsx';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button-link.tsx';

const SearchNews = lazy(async () => ({ default: (await import('../features/searches/search-news.tsx')).SearchNews }));

export function BrowsePage() {
  const address: Record<string, unknown> = useSearch({ from: paths.browse });
  const search = readBrowseSearch(address);
  const { page: _page, from: _from, ...filters } = search;
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const logIn = useLogIn();
  const news = useNewCars(savedIdOf(address), isSignedIn);
  return (
    <>
      <Browse
        search={search}
        onGo={(next, { replace, staysPut = false }) =>
          // Typing keeps the scroll position. Changing a filter shows the results from the top.
          void navigate({ to: paths.browse, search: next, replace, resetScroll: !staysPut })
        }
        renderSave={(suggestedName, isEmpty) => (
          <>
            {/* An opened search is saved already. */}
            {!news && (
              <SaveSearchButton
                filters={filters}
                suggestedName={suggestedName}
                isSignedIn={isSignedIn}
                onLogIn={logIn}
              />
            )}
            {isEmpty && (
              <ButtonLink to={paths.newWanted} search={filters} kind="plain" size="small">
                Post as wanted ad
              </ButtonLink>
            )}
          </>
        )}
        news={
          news && (
            <Suspense>
              <SearchNews name={news.name} since={news.since} newCars={news.new_car_ids.length} />
            </Suspense>
          )
        }
        renderAction={({ id, title }) => (
          <span className="flex items-center gap-2">
            {news?.new_car_ids.includes(id) && <Tag tone="accent">New</Tag>}
            <HeartButton carId={id} title={title} isSignedIn={isSignedIn} onLogIn={logIn} />
          </span>
        )}
      />
      <RecentPlace className="wrap mb-[clamp(32px,5vw,72px)]" />
      <ComparePlace />
    </>
  );
}

/** Added by links to a saved search. */
function savedIdOf({ saved }: Record<string, unknown>): number | undefined {
  const id = Number(saved);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
