import type { ComponentProps, ReactNode } from 'react';

type ChipCheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** A checkbox shown as a chip, for long lists of short labels. */
export const ChipCheckbox = ({ label, ...rest }: ChipCheckboxProps) => (
  <label className="relative inline-flex h-[34px] cursor-pointer items-center rounded-full border border-line bg-surface px-3 text-sm font-medium text-ink-2 transition-colors select-none hover:border-edge hover:text-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
    <input type="checkbox" {...rest} className="sr-only" />
    {label}
  </label>
);
