import { useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';

interface FilterGroupProps {
  title: string;
  /** Shown next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

export const FilterGroup = ({ title, aside, children }: FilterGroupProps) => (
  <fieldset className="relative min-w-0 border-t border-line py-4 first:border-t-0 first:pt-0">
    <legend className="float-left mb-1.5 w-full font-semibold text-ink">{title}</legend>
    {aside}
    <div className="clear-both">{children}</div>
  </fieldset>
);

interface FoldedGroupProps {
  title: string;
  /** Active groups are open. */
  inUse: boolean;
  children: ReactNode;
}

/** A rarely used group, collapsed until opened. */
export function FoldedGroup({ title, inUse, children }: FoldedGroupProps) {
  const [state, setState] = useState({ isOpen: inUse, inUse });
  if (inUse !== state.inUse) setState({ isOpen: inUse || state.isOpen, inUse });
  return (
    <details
      open={state.isOpen}
      onToggle={({ currentTarget: { open } }) => setState((before) => ({ ...before, isOpen: open }))}
      className="group/fold border-t border-line py-1.5"
    >
      <summary className="flex min-h-8 cursor-pointer list-none items-center justify-between rounded-s font-semibold text-ink pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          size={17}
          className="text-ink-3 transition-transform group-open/fold:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <fieldset aria-label={title} className="min-w-0 pt-1 pb-2.5">
        {children}
      </fieldset>
    </details>
  );
}
