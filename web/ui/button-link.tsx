import type { ComponentProps } from 'react';
import { createLink } from '@tanstack/react-router';
import clsx from 'clsx';
import { buttonClass, type ButtonVariant } from './button-styles.ts';

type AnchorProps = ComponentProps<'a'> & ButtonVariant;

const Anchor = ({ kind, size, wide, className, children, ...rest }: AnchorProps) => {
  const look = buttonClass({ ...(kind && { kind }), ...(size && { size }), ...(wide && { wide }) });
  return (
    <a {...rest} className={clsx(look, className)}>
      {children}
    </a>
  );
};

/** An internal link styled as a button. */
export const ButtonLink = createLink(Anchor);
