import { useId, type ComponentProps } from 'react';
import { Input } from '../../../ui/input.tsx';

interface DayRangeProps {
  from: string | undefined;
  to: string | undefined;
  onChange: (range: { from: string | undefined; to: string | undefined }) => void;
}

/** A date range. Both days are included, and either can be left open. */
export const DayRange = ({ from, to, onChange }: DayRangeProps) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] gap-2.5">
    <Day label="From" value={from ?? ''} max={to} onDay={(day) => onChange({ from: day, to })} />
    <Day label="To" value={to ?? ''} min={from} onDay={(day) => onChange({ from, to: day })} />
  </div>
);

interface DayProps extends Pick<ComponentProps<'input'>, 'min' | 'max'> {
  label: string;
  value: string;
  onDay: (day: string | undefined) => void;
}

function Day({ label, onDay, ...input }: DayProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm text-ink-2">
        {label}
      </label>
      <Input {...input} id={id} type="date" onChange={({ target }) => onDay(target.value || undefined)} />
    </div>
  );
}
