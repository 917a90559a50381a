import { lazy, Suspense } from 'react';
import { useChosen } from './compare-list.ts';

/** Optional, so a failed load renders nothing. */
const CompareTray = lazy(() =>
  import('./compare-tray.tsx').then(
    (code) => ({ default: code.CompareTray }),
    () => ({ default: () => null }),
  ),
);

/** The tray's place. Its code loads when the first car is selected. */
export const ComparePlace = () =>
  useChosen().length > 0 && (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
