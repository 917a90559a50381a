import { Skeleton } from '../../ui/skeleton.tsx';

/** Placeholder with the proportions of a card. */
export const CarCardSkeleton = () => (
  <div aria-hidden="true">
    <Skeleton className="aspect-3/2 rounded-l" />
    <div className="grid gap-2 pt-3.5">
      <Skeleton className="h-5 w-[42%]" />
      <Skeleton className="h-4 w-[76%]" />
      <Skeleton className="h-3.5 w-[58%]" />
    </div>
  </div>
);
