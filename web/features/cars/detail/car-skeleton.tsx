import { Skeleton } from '../../../ui/skeleton.tsx';

/** The page of a car that is on its way, in the same proportions. */
export const CarSkeleton = () => (
  <output className="wrap grid gap-5 pt-5 pb-16" aria-busy="true" aria-label="Loading">
    <Skeleton className="h-[19px] w-64" />
    <span className="grid items-start gap-x-[clamp(24px,3vw,44px)] gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(340px,400px)]">
      <span className="grid gap-2.5">
        <Skeleton className="aspect-16/10 rounded-xl max-[500px]:-mx-4 max-[500px]:rounded-none" />
        <span className="flex gap-2.5 overflow-hidden">
          {Array.from({ length: 6 }, (_, at) => (
            <Skeleton key={at} className="aspect-16/10 w-[clamp(84px,18%,148px)] shrink-0 rounded-m" />
          ))}
        </span>
      </span>
      <span className="grid gap-5 rounded-xl border border-line bg-surface p-[clamp(20px,3vw,32px)] max-sm:rounded-l">
        <Skeleton className="h-[42px] w-40" />
        <Skeleton className="h-9 w-[85%]" />
        <Skeleton className="h-5 w-[60%]" />
        <Skeleton className="h-10 w-[55%]" />
        <Skeleton className="h-[50px] rounded-m" />
        <Skeleton className="h-[50px] rounded-m" />
        <span className="flex gap-4 border-t border-line pt-5">
          <Skeleton className="size-14 rounded-full" />
          <span className="grid grow content-center gap-2">
            <Skeleton className="h-5 w-[60%]" />
            <Skeleton className="h-4 w-[40%]" />
          </span>
        </span>
      </span>
    </span>
  </output>
);
