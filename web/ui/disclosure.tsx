import type { ComponentProps, ReactNode } from 'react';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  title: ReactNode;
  /** The whole row opens it, with the arrow at its end. Otherwise the arrow follows the title. */
  isWide?: boolean;
  titleClassName?: string;
}

/** Something collapsed below its title. */
export const Disclosure = ({
  title,
  isWide = false,
  titleClassName,
  className,
  children,
  ...rest
}: DisclosureProps) => (
  <details {...rest} className={clsx('group/disclosure', className)}>
    <summary
      className={clsx(
        'flex list-none items-center rounded-s select-none pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden',
        isWide ? 'justify-between gap-3' : 'w-fit gap-1.5',
        titleClassName,
      )}
    >
      {title}
      <ChevronDown
        size={17}
        className="shrink-0 text-ink-3 transition-transform group-open/disclosure:rotate-180"
        aria-hidden="true"
      />
    </summary>
    {children}
  </details>
);
