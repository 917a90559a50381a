import { Input } from '../../../ui/input.tsx';

interface DayRangeProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

/** From one day to another, both counted in; either may be left open. */
export const DayRange = ({ from, to, onChange }: DayRangeProps) => (
  <div className="grid grid-cols-2 gap-2.5">
    <label className="grid gap-1 text-sm text-ink-2">
      From
      <Input
        type="date"
        value={from ?? ''}
        max={to}
        onChange={({ target }) => onChange({ from: target.value || undefined, to })}
      />
    </label>
    <label className="grid gap-1 text-sm text-ink-2">
      To
      <Input
        type="date"
        value={to ?? ''}
        min={from}
        onChange={({ target }) => onChange({ from, to: target.value || undefined })}
      />
    </label>
  </div>
);
