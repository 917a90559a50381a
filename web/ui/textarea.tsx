import type { ComponentProps } from 'react';
import clsx from 'clsx';

export const Textarea = ({ className, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={5} {...rest} className={clsx('control resize-y py-3', className)} />
);
