import type { ComponentProps } from 'react';
import clsx from 'clsx';

export const Panel = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={clsx('rounded-xl border border-line bg-surface p-[clamp(20px,3vw,32px)]', className)} />
);
