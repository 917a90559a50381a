import { useId, type ReactNode } from 'react';
import clsx from 'clsx';

interface SectionProps {
  title: string;
  /** Shown next to the title. */
  action?: ReactNode;
  /** Heading level. */
  level?: 2 | 3;
  className?: string;
  children: ReactNode;
}

/** A framed part of a page, with a heading. */
export function Section({ title, action, level = 3, className, children }: SectionProps) {
  const id = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section
      aria-labelledby={id}
      className={clsx('grid min-w-0 content-start gap-4 rounded-l border border-line bg-surface p-5', className)}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading id={id} className="text-base">
          {title}
        </Heading>
        {action}
      </div>
      {children}
    </section>
  );
}
