import { Skeleton } from '../../../ui/skeleton.tsx';

/** The shape of the first step. */
export const FormSkeleton = () => (
  <output
    aria-busy="true"
    aria-label="Loading"
    className="wrap grid max-w-[1120px] gap-7 pt-[clamp(24px,4vw,52px)] pb-16 lg:pr-[314px]"
  >
    <Skeleton className="h-9 w-56" />
    <Skeleton className="h-10 w-full" />
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <Skeleton className="h-[70px]" />
      <Skeleton className="h-[70px]" />
    </div>
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
      {[1, 2, 3, 4, 5, 6].map((field) => (
        <Skeleton key={field} className="h-[70px]" />
      ))}
    </div>
    <Skeleton className="h-48" />
  </output>
);
