import { Skeleton } from '../../../ui/skeleton.tsx';

/** Reserves the space of the cars, so the content below doesn't jump. */
export const MarketSkeleton = () => (
  <output aria-busy="true" aria-label="Loading cars" className="block pt-[clamp(40px,5vw,72px)]">
    <Skeleton className="mb-[clamp(16px,2vw,28px)] h-9 w-56" />
    <span className="flex gap-5 overflow-hidden">
      {[1, 2, 3].map((place) => (
        <span key={place} className="grid w-[82%] shrink-0 gap-2 sm:w-auto sm:flex-1 max-lg:last:sm:hidden">
          <Skeleton className="aspect-3/2 rounded-l" />
          <Skeleton className="mt-1.5 h-5 w-[42%]" />
          <Skeleton className="h-4 w-[76%]" />
          <Skeleton className="h-3.5 w-[58%]" />
        </span>
      ))}
    </span>
  </output>
);
