import { Skeleton } from '../../ui/skeleton.tsx';

export const ProfileSkeleton = () => (
  <output
    className="block overflow-hidden rounded-xl border border-line bg-surface"
    aria-busy="true"
    aria-label="Loading"
  >
    <Skeleton className="h-16 rounded-none sm:h-24" />
    <span className="flex gap-5 px-[clamp(16px,3vw,32px)] pb-[clamp(18px,3vw,28px)] sm:gap-7">
      <span className="-mt-7 h-fit rounded-full bg-surface p-1 sm:-mt-9">
        <Skeleton className="size-[72px] rounded-full sm:size-24" />
      </span>
      <span className="grid content-start gap-3 pt-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-5 w-32" />
      </span>
    </span>
  </output>
);
