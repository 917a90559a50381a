import { Skeleton } from '../../../ui/skeleton.tsx';

export const ThreadSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="wrap grid max-w-[820px] gap-6 py-[clamp(20px,4vw,48px)]">
    <Skeleton className="h-9 w-32" />
    <span className="grid gap-3">
      <Skeleton className="h-9 w-[min(420px,90%)]" />
      <Skeleton className="h-4 w-64" />
    </span>
    <Skeleton className="h-12 w-full rounded-m" />
    {[1, 2].map((entry) => (
      <span key={entry} className="grid gap-3 rounded-l border border-line bg-surface p-5">
        <span className="flex items-center gap-3">
          <Skeleton className="size-[34px] rounded-full" />
          <Skeleton className="h-4 w-32" />
        </span>
        <Skeleton className="h-4 w-full" />
        <Skeleton className="h-4 w-[75%]" />
      </span>
    ))}
  </output>
);
