import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export const ReviewsSkeleton = () => (
  <output aria-busy="true" aria-label="Loading reviews" className="grid grid-cols-1 gap-6">
    <Panel className="grid items-center gap-x-[clamp(28px,5vw,72px)] gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      <span className="grid gap-3 max-sm:justify-items-center">
        <Skeleton className="h-14 w-36" />
        <Skeleton className="h-6 w-32" />
      </span>
      <span className="grid w-full max-w-[560px] gap-4 py-2 sm:justify-self-end">
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} className="h-4" />
        ))}
      </span>
    </Panel>
    <CardSkeletons number={3} />
  </output>
);

export const CardSkeletons = ({ number }: { number: number }) => (
  <span className="grid gap-4">
    {Array.from({ length: number }, (_, place) => (
      <Panel key={place} className="grid gap-3">
        <span className="flex items-center gap-3">
          <Skeleton className="size-[34px] rounded-full!" />
          <Skeleton className="h-4 w-40" />
        </span>
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-3/4" />
      </Panel>
    ))}
  </span>
);
