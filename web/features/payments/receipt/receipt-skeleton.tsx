import { Panel } from '../../../ui/panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export const ReceiptSkeleton = () => (
  <output aria-busy="true" aria-label="Loading" className="wrap block max-w-[820px] py-[clamp(20px,4vw,48px)]">
    <Skeleton className="mb-5 h-9 w-36" />
    <Panel className="grid gap-7">
      <Skeleton className="h-12 w-full" />
      <span className="grid gap-5 sm:grid-cols-2">
        {[1, 2, 3, 4, 5, 6].map((fact) => (
          <Skeleton key={fact} className="h-10 w-44" />
        ))}
      </span>
      <Skeleton className="h-28 w-full" />
    </Panel>
  </output>
);
