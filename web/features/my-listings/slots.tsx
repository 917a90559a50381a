import { Skeleton } from '../../ui/skeleton.tsx';

interface SlotsProps {
  slots: { used: number; of: number } | undefined;
  /** Set if the user lists for both. */
  of: 'company' | 'private' | undefined;
}

/** How many of the seller's slots are in use. */
export function Slots({ slots, of: whose }: SlotsProps) {
  if (!slots) return <Skeleton className="h-[34px] w-[260px]" />;
  const { used, of } = slots;
  return (
    <div className="grid w-full max-w-[260px] gap-2">
      <p className="text-sm text-ink-2">
        {used} of {of} {whose && `${whose} `}listings in use
      </p>
      <div className="h-1.5 overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div
          className="h-full rounded-full bg-ink"
          style={{ width: `${Math.min(100, (used / Math.max(1, of)) * 100)}%` }}
        />
      </div>
    </div>
  );
}
