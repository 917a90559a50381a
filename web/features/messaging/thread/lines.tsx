/** Separator lines between messages. */
export const DayLine = ({ text }: { text: string }) => (
  <li className="mt-5 mb-1 text-center text-xs font-semibold text-ink-3 first:mt-1">{text}</li>
);

export const EventLine = ({ text, sequence }: { text: string; sequence: number }) => (
  <li data-sequence={sequence} className="mt-3 px-6 text-center text-sm text-ink-3">
    {text}
  </li>
);

export const NewLine = () => (
  <li
    data-new=""
    className="mt-4 flex items-center gap-3 text-xs font-semibold text-accent-ink before:h-px before:grow before:bg-accent/40 after:h-px after:grow after:bg-accent/40"
  >
    New messages
  </li>
);
