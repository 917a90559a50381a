import clsx from 'clsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** A card that is on its way, in the same proportions. */
export const CarCardSkeleton = ({ layout = 'grid' }: { layout?: 'grid' | 'list' }) => (
  <div
    aria-hidden="true"
    className={clsx(
      layout === 'list' &&
        'grid grid-cols-[minmax(112px,38%)_1fr] gap-4 sm:grid-cols-[minmax(200px,272px)_1fr] sm:gap-6',
    )}
  >
    <Skeleton className="aspect-3/2 rounded-l" />
    <div className={clsx('grid gap-2', layout === 'list' ? 'content-start py-2' : 'pt-3.5')}>
      <Skeleton className="h-5 w-[42%]" />
      <Skeleton className="h-4 w-[76%]" />
      <Skeleton className="h-3.5 w-[58%]" />
    </div>
  </div>
);
