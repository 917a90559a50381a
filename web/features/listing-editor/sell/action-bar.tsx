import type { ReactNode } from 'react';

/** Fixed at the bottom on phones, below the form elsewhere. */
export const ActionBar = ({ state, children }: { state?: ReactNode; children: ReactNode }) => (
  <div className="z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line bg-paper py-3 max-sm:sticky max-sm:bottom-0 max-sm:-mx-4 max-sm:px-4 sm:pt-5">
    <div className="min-h-6">{state}</div>
    <div className="ml-auto flex gap-2.5">{children}</div>
  </div>
);
