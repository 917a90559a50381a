import type { ComponentProps } from 'react';
import clsx from 'clsx';

export const Input = ({ className, ...rest }: ComponentProps<'input'>) => (
  <input {...rest} className={clsx('control h-[46px]', className)} />
);
