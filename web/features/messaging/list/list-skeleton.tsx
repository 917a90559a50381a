import { Skeleton } from '../../../ui/skeleton.tsx';

export const ListSkeleton = () => (
  <output aria-busy="true" aria-label="Loading conversations" className="grid gap-1 p-2">
    {[1, 2, 3, 4, 5].map((at) => (
      <span key={at} className="flex items-center gap-3 px-3 py-3">
        <Skeleton className="size-[34px] rounded-full" />
        <span className="grid grow gap-2">
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-3.5 w-4/5" />
        </span>
      </span>
    ))}
  </output>
);
