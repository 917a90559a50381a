import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';

export const Select = ({ className, ...rest }: ComponentProps<'select'>) => (
  <span className={clsx('relative block', className)}>
    <select {...rest} className="control h-[46px] appearance-none pr-10" />
    <ChevronDown
      size={18}
      className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-3"
      aria-hidden="true"
    />
  </span>
);
