import clsx from 'clsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { rowLook } from './row-look.ts';

/** A card that is on its way, in the same proportions. */
export const CarCardSkeleton = ({ layout = 'grid' }: { layout?: 'grid' | 'list' }) => (
  <div aria-hidden="true" className={clsx(layout === 'list' && rowLook)}>
    <Skeleton className="aspect-3/2 rounded-l" />
    <div className={clsx('grid gap-2', layout === 'list' ? 'content-start py-2' : 'pt-3.5')}>
      <Skeleton className="h-5 w-[42%]" />
      <Skeleton className="h-4 w-[76%]" />
      <Skeleton className="h-3.5 w-[58%]" />
    </div>
  </div>
);
