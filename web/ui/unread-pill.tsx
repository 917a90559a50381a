import { countOf } from '../lib/format.ts';

interface UnreadPillProps {
  count: number;
  /** Accessible noun for what is counted: "unread message". */
  of: string;
}

/** Highest exact number where space is tight. */
export const badgeText = (count: number): string => (count > 9 ? '9+' : String(count));

/** Unread count shown after a label. `relative`, or its hidden text would widen a page whose row scrolls. */
export const UnreadPill = ({ count, of }: UnreadPillProps) =>
  count > 0 && (
    <span className="relative grid h-5 min-w-5 shrink-0 place-items-center rounded-full bg-accent-fill px-1.5 text-xs font-bold text-white">
      <span aria-hidden="true">{badgeText(count)}</span>
      <span className="sr-only">{countOf(count, of)}</span>
    </span>
  );

/** Unread count on the corner of an icon. The parent's accessible name announces it. */
export const UnreadBadge = ({ count }: { count: number }) =>
  count > 0 && (
    <span
      aria-hidden="true"
      className="absolute -top-0.5 -right-0.5 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-accent-fill px-1 text-[0.6875rem] font-bold text-white ring-2 ring-paper"
    >
      {badgeText(count)}
    </span>
  );
