import type { ComponentProps, ReactNode } from 'react';
import { Check } from 'lucide-react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

export const Checkbox = ({ label, ...rest }: CheckboxProps) => (
  <label className="group flex items-start gap-2.5 text-ink-2 has-checked:text-ink has-disabled:opacity-55">
    <span className="relative mt-0.5 grid size-[19px] shrink-0">
      <input
        type="checkbox"
        {...rest}
        className="peer col-start-1 row-start-1 appearance-none rounded-[6px] border-[1.5px] border-edge bg-surface transition-colors checked:border-ink checked:bg-ink"
      />
      <Check
        size={14}
        strokeWidth={3.2}
        className="pointer-events-none col-start-1 row-start-1 place-self-center text-paper opacity-0 peer-checked:opacity-100 forced-colors:text-[CanvasText]"
        aria-hidden="true"
      />
    </span>
    <span>{label}</span>
  </label>
);
