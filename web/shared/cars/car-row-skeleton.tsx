import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder with the proportions of a row. */
export const CarRowSkeleton = () => (
  <div aria-hidden="true" className="flex gap-3.5 py-2 md:py-1.5">
    <Skeleton className="aspect-3/2 w-24 md:w-[84px] shrink-0 rounded-m" />
    <div className="grid grow content-center gap-2">
      <Skeleton className="h-4 w-[46%]" />
      <Skeleton className="h-3.5 w-[70%]" />
    </div>
  </div>
);
