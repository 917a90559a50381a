import { useState, type ReactNode } from 'react';
import { Disclosure } from '../../ui/disclosure.tsx';

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
    <Disclosure
      isWide
      title={title}
      open={state.isOpen}
      onToggle={({ currentTarget: { open } }) => setState((before) => ({ ...before, isOpen: open }))}
      className="border-t border-line py-1.5"
      titleClassName="min-h-8 font-semibold text-ink"
    >
      <fieldset aria-label={title} className="min-w-0 pt-1 pb-2.5">
        {children}
      </fieldset>
    </Disclosure>
  );
}
