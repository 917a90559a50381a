import type { ReactNode } from 'react';

interface FilterGroupProps {
  title: string;
  children: ReactNode;
}

export const FilterGroup = ({ title, children }: FilterGroupProps) => (
  <fieldset className="min-w-0 border-t border-line py-5 first:border-t-0 first:pt-0">
    <legend className="float-left mb-2 w-full font-semibold text-ink">{title}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
);
