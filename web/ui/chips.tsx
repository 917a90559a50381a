/** A row of short labels. */
export const Chips = ({ texts }: { texts: readonly string[] }) => (
  <ul className="flex flex-wrap gap-2">
    {texts.map((text) => (
      <li
        key={text}
        className="rounded-full border border-line bg-surface px-3.5 py-1.5 text-sm font-medium wrap-anywhere"
      >
        {text}
      </li>
    ))}
  </ul>
);
