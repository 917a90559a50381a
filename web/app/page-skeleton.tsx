import { Skeleton } from '../ui/skeleton.tsx';

/** Stands for a page whose code or whose permission is still on its way. */
export const PageSkeleton = () => (
  <output className="wrap grid gap-6 py-12" aria-busy="true" aria-label="Loading">
    <Skeleton className="h-10 w-[min(360px,70%)]" />
    <Skeleton className="h-5 w-[min(520px,90%)]" />
    <Skeleton className="mt-4 h-64 w-full rounded-xl" />
  </output>
);
