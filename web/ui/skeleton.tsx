import clsx from 'clsx';

/** A grey placeholder. Give it the size of the content it replaces. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={clsx('bone', className)} />
);
