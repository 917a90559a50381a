import { lazy, Suspense } from 'react';
import { useRecent } from './recent-list.ts';
import type { RecentlyViewedProps } from './recently-viewed.tsx';

/** A page without it still works. */
const RecentlyViewed = lazy(() =>
  import('./recently-viewed.tsx').then(
    (code) => ({ default: code.RecentlyViewed }),
    () => ({ default: () => null }),
  ),
);

/** Where the cars looked at last stand; their code comes when there is one. */
export const RecentPlace = (props: RecentlyViewedProps) =>
  useRecent().some((id) => id !== props.except) && (
    <Suspense>
      <RecentlyViewed {...props} />
    </Suspense>
  );
