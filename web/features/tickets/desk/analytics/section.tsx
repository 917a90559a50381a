import { useId, type ReactNode } from 'react';
import clsx from 'clsx';

interface SectionProps {
  title: string;
  className?: string;
  children: ReactNode;
}

export function Section({ title, className, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('grid min-w-0 content-start gap-4 rounded-l border border-line bg-surface p-5', className)}
    >
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {children}
    </section>
  );
}
