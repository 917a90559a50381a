import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  children: ReactNode;
  id?: string;
}

export function Section({ title, children, id }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className="grid gap-4">
      <h2 id={headingId} className="text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
