import { lazy, Suspense } from 'react';
import { useChosen } from './compare-list.ts';

/** A page without it still works. */
const CompareTray = lazy(() =>
  import('./compare-tray.tsx').then(
    (code) => ({ default: code.CompareTray }),
    () => ({ default: () => null }),
  ),
);

/** Where the tray stands; its code comes with the first car that is chosen. */
export const ComparePlace = () =>
  useChosen().length > 0 && (
    <Suspense>
      <CompareTray />
    </Suspense>
  );
