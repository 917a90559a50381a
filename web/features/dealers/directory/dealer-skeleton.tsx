import { Skeleton } from '../../../ui/skeleton.tsx';

export const DealerSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="grid gap-6">
    <Skeleton className="h-5 w-24" />
    <span className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {Array.from({ length: 6 }, (_, at) => (
        <span key={at} className="block overflow-hidden rounded-l border border-line bg-surface">
          <Skeleton className="h-[108px] !rounded-none" />
          <span className="grid gap-3 p-5">
            <span className="flex gap-3.5">
              <Skeleton className="size-14 rounded-m" />
              <span className="grid grow content-center gap-2">
                <Skeleton className="h-5 w-[60%]" />
                <Skeleton className="h-4 w-[45%]" />
              </span>
            </span>
            <Skeleton className="h-10" />
            <Skeleton className="h-4 w-[70%]" />
          </span>
        </span>
      ))}
    </span>
  </output>
);
