import { Skeleton } from '../../ui/skeleton.tsx';

export const ProfileSkeleton = () => (
  <output className="flex items-center gap-7" aria-busy="true" aria-label="Loading">
    <Skeleton className="size-24 rounded-full" />
    <span className="grid gap-3">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-5 w-32" />
    </span>
  </output>
);
