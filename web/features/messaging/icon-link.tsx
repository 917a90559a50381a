import type { ComponentProps } from 'react';
import { createLink } from '@tanstack/react-router';

type AnchorProps = ComponentProps<'a'> & { label: string };

const Anchor = ({ label, children, ...rest }: AnchorProps) => (
  <a
    {...rest}
    aria-label={label}
    title={label}
    className="inline-grid size-10 shrink-0 place-items-center rounded-full text-ink-2 transition-colors hover:bg-sunken hover:text-ink"
  >
    {children}
  </a>
);

/** A router link that looks like an icon button. */
export const IconLink = createLink(Anchor);
