/** The filters of an ad in words. */
export const WantedChips = ({ chips }: { chips: readonly string[] }) => (
  <ul aria-label="Looking for" className="flex flex-wrap gap-1.5">
    {chips.map((chip) => (
      <li key={chip} className="max-w-full truncate rounded-full border border-line px-3 py-1 text-sm text-ink-2">
        {chip}
      </li>
    ))}
  </ul>
);
