import { useNavigate, useSearch } from '@tanstack/react-router';
import { useIsSignedIn } from '../features/accounts/session.ts';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { readBrowseSearch } from '../features/browse/browse-search.ts';
import { Browse } from '../features/browse/browse.tsx';
import { ComparePlace } from '../shared/compare/compare-place.tsx';
import { RecentPlace } from '../shared/recent/recent-place.tsx';
import { HeartButton } from '../features/favourites/heart-button.tsx';
import { paths } from '../lib/paths.ts';

export function BrowsePage() {
  const search = readBrowseSearch(useSearch({ from: paths.browse }));
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const logIn = useLogIn();
  return (
    <>
      <Browse
        search={search}
        onGo={(next, { replace, staysPut = false }) =>
          // Typing keeps the scroll position. Changing a filter shows the results from the top.
          void navigate({ to: paths.browse, search: next, replace, resetScroll: !staysPut })
        }
        renderAction={({ id, title }) => (
          <HeartButton carId={id} title={title} isSignedIn={isSignedIn} onLogIn={logIn} />
        )}
      />
      <RecentPlace className="wrap mb-[clamp(32px,5vw,72px)]" />
      <ComparePlace />
    </>
  );
}
