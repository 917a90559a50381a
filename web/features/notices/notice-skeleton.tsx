import { Skeleton } from '../../ui/skeleton.tsx';

export const NoticeSkeleton = ({ rows }: { rows: number }) => (
  <output aria-busy="true" aria-label="Loading notifications" className="grid">
    {Array.from({ length: rows }, (_, at) => (
      <span key={at} className="flex items-start gap-3.5 px-3 py-3">
        <Skeleton className="size-12 shrink-0 rounded-m" />
        <span className="grid grow gap-2 pt-1">
          <Skeleton className="h-4 w-11/12" />
          <Skeleton className="h-3.5 w-1/4" />
        </span>
      </span>
    ))}
  </output>
);
