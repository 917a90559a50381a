import { Skeleton } from './skeleton.tsx';

/** Placeholder while a tab's code loads. */
export const TabSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="grid gap-5">
    <Skeleton className="h-7 w-44" />
    <Skeleton className="h-32 rounded-l" />
    <Skeleton className="h-32 rounded-l" />
  </output>
);
