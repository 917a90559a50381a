import type { ComponentProps } from 'react';
import clsx from 'clsx';
import { buttonClass, type ButtonVariant } from './button-styles.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> & ButtonVariant & { busy?: boolean };

/** While busy, it keeps its size and focus but ignores clicks. */
export function Button({ kind, size, wide, busy = false, className, onClick, children, ...rest }: ButtonProps) {
  const look = buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) });
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={clsx(look, className)}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
