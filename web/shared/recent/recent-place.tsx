import { lazy, Suspense } from 'react';
import { useRecent } from './recent-list.ts';
import type { RecentlyViewedProps } from './recently-viewed.tsx';

/** Optional, so a failed load renders nothing. */
const RecentlyViewed = lazy(() =>
  import('./recently-viewed.tsx').then(
    (code) => ({ default: code.RecentlyViewed }),
    () => ({ default: () => null }),
  ),
);

/** The place of the recently viewed cars. Their code loads once there is one. */
export const RecentPlace = (props: RecentlyViewedProps) =>
  useRecent().some((id) => id !== props.except) && (
    <Suspense>
      <RecentlyViewed {...props} />
    </Suspense>
  );
