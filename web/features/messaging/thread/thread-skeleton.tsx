import clsx from 'clsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const bubbles = ['w-48', 'ml-auto w-56', 'ml-auto w-36', 'w-64', 'w-40', 'ml-auto w-52'];

export const ThreadSkeleton = () => (
  <output aria-busy="true" aria-label="Loading messages" className="grid gap-2.5 px-4 py-6">
    {bubbles.map((look) => (
      <Skeleton key={look} className={clsx('h-10 max-w-[80%] rounded-[18px]', look)} />
    ))}
  </output>
);
