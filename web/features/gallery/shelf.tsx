import type { ReactNode } from 'react';

interface ShelfProps {
  title: string;
  children: ReactNode;
}

export const Shelf = ({ title, children }: ShelfProps) => (
  <section aria-label={title} className="grid gap-5 border-t border-line pt-6">
    <h2 className="text-lg">{title}</h2>
    {children}
  </section>
);

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);
