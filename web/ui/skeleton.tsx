import clsx from 'clsx';

/** A grey stand-in of what is coming; give it that thing's size. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={clsx('block animate-breathe rounded-s bg-line', className)} />
);
