import { Skeleton } from '../../ui/skeleton.tsx';

/** How many of the seller's slots are in use. */
export function Slots({ slots }: { slots: { used: number; of: number } | undefined }) {
  if (!slots) return <Skeleton className="h-[34px] w-[260px]" />;
  const { used, of } = slots;
  return (
    <div className="grid w-full max-w-[260px] gap-2">
      <p className="text-sm text-ink-2">
        {used} of {of} listings in use
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
