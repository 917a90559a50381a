/** A key of the keyboard. */
export const KeyCap = ({ children }: { children: string }) => (
  <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-s border border-line bg-sunken px-1.5 font-sans text-xs font-semibold text-ink-2">
    {children}
  </kbd>
);
