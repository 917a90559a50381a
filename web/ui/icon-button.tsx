import type { ComponentProps } from 'react';
import clsx from 'clsx';

type IconButtonProps = ComponentProps<'button'> & { label: string };

export const IconButton = ({ label, className, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    {...rest}
    className={clsx(
      'inline-grid size-10 shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink',
      className,
    )}
  >
    {children}
  </button>
);
