import { Skeleton } from './skeleton.tsx';

/** Stands for a tab whose code is on its way. */
export const TabSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="grid gap-5">
    <Skeleton className="h-7 w-44" />
    <Skeleton className="h-32 rounded-l" />
    <Skeleton className="h-32 rounded-l" />
  </output>
);
