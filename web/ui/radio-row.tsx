import type { ComponentProps, ReactNode } from 'react';

/** A radio button as a full-width row. */
export const RadioRow = ({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) => (
  <label className="flex items-center gap-3 rounded-m border border-line px-3.5 py-2.5 hover:border-edge has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
    <input
      {...input}
      type="radio"
      className="size-[18px] shrink-0 appearance-none rounded-full border-[1.5px] border-edge bg-surface outline-none checked:border-[5.5px] checked:border-ink"
    />
    {children}
  </label>
);
