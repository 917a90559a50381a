import { Skeleton } from './skeleton.tsx';

/**
 * Skeletons of whole pages by the first part of their address. The build renders them into index.html (inline-first.ts),
 * so they are shown before any script and are part of none (page-skeleton.tsx). The last one is for all other pages.
 */
export const pageShapes = {
  car: (
    <div className="wrap grid gap-5 pt-5 pb-16">
      <Skeleton className="h-[19px] w-64" />
      <div className="grid items-start gap-x-[clamp(24px,3vw,44px)] gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(340px,400px)]">
        <div className="grid gap-2.5">
          <Skeleton className="aspect-16/10 rounded-xl max-[500px]:-mx-4 max-[500px]:rounded-none" />
          <div className="flex gap-2.5 overflow-hidden">
            {times(5, 'aspect-16/10 w-[clamp(84px,18%,148px)] shrink-0 rounded-m')}
          </div>
        </div>
        <div className="grid gap-5 rounded-xl border border-line bg-surface p-[clamp(20px,3vw,32px)] max-sm:rounded-l">
          <div className="flex items-center justify-between">
            <Skeleton className="h-6 w-32" />
            <Skeleton className="h-[42px] w-[92px] rounded-m" />
          </div>
          <Skeleton className="h-8 w-[85%]" />
          <Skeleton className="h-5 w-[60%]" />
          <Skeleton className="h-10 w-[55%]" />
          <Skeleton className="h-[50px] rounded-m" />
          <div className="grid grid-cols-2 gap-2.5">{times(2, 'h-[42px] rounded-m')}</div>
          <div className="flex gap-4 border-t border-line pt-5">
            <Skeleton className="size-14 rounded-full" />
            <div className="grid grow content-center gap-2">
              <Skeleton className="h-5 w-[60%]" />
              <Skeleton className="h-4 w-[40%]" />
            </div>
          </div>
        </div>
      </div>
    </div>
  ),
  user: (
    <div className="wrap grid max-w-[1080px] gap-[clamp(20px,3vw,32px)] py-[clamp(20px,4vw,56px)]">
      <div className="overflow-hidden rounded-xl border border-line bg-surface">
        <Skeleton className="h-28 rounded-none sm:h-44" />
        <div className="flex gap-5 px-[clamp(16px,3vw,32px)] pb-[clamp(18px,3vw,28px)] sm:gap-7">
          <span className="-mt-7 h-fit rounded-full bg-surface p-1 sm:-mt-9">
            <Skeleton className="size-[72px] rounded-full sm:size-24" />
          </span>
          <div className="grid content-start gap-3 pt-4">
            <Skeleton className="h-8 w-48" />
            <Skeleton className="h-5 w-32" />
            <Skeleton className="mt-2 h-5 w-[min(420px,50vw)]" />
          </div>
        </div>
      </div>
      <Skeleton className="h-12" />
      <Skeleton className="h-[124px] rounded-l" />
      <Skeleton className="h-40 rounded-l" />
    </div>
  ),
  sell: (
    <div className="wrap grid max-w-[1120px] gap-7 pt-[clamp(24px,4vw,52px)] pb-16 lg:pr-[314px]">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-10" />
      <div className="grid grid-cols-2 gap-x-4 gap-y-5">{times(2, 'h-[70px]')}</div>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">{times(6, 'h-[70px]')}</div>
      <Skeleton className="h-48" />
    </div>
  ),
  other: (
    <div className="wrap grid gap-6 py-12">
      <Skeleton className="h-10 w-[min(360px,70%)]" />
      <Skeleton className="h-5 w-[min(520px,90%)]" />
      <Skeleton className="mt-4 h-64 rounded-xl" />
    </div>
  ),
};

function times(count: number, className: string) {
  return Array.from({ length: count }, (_, at) => <Skeleton key={at} className={className} />);
}
