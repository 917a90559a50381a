import { countOf } from '../lib/format.ts';

interface UnreadPillProps {
  count: number;
  /** What is counted, as it is read aloud: "unread message". */
  of: string;
}

/** So many at most are told exactly, where a number has little room. */
export const badgeText = (count: number): string => (count > 9 ? '9+' : String(count));

/** How much waits, behind the name of what it waits in. */
export const UnreadPill = ({ count, of }: UnreadPillProps) =>
  count > 0 && (
    <span className="grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent-fill px-1.5 text-xs font-bold text-white">
      <span aria-hidden="true">{badgeText(count)}</span>
      <span className="sr-only">{countOf(count, of)}</span>
    </span>
  );

/** The same on the corner of an icon; the name of what holds it says it aloud. */
export const UnreadBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <span
      aria-hidden="true"
      className="absolute -top-0.5 -right-0.5 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-accent-fill px-1 text-[0.6875rem] font-bold text-white ring-2 ring-paper"
    >
      {badgeText(count)}
    </span>
  );
