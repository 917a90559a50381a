import { CopyPlus } from 'lucide-react';
import type { Hours } from '@forecourt/contract/hours/open-state.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { dayNames } from '../../lib/day-names.ts';

const workday = { from: '09:00', to: '18:00' };
interface HoursEditorProps {
  hours: Hours;
  onChange: (hours: Hours) => void;
  /** One error message per day. */
  errors: readonly (string | undefined)[];
}

/** Edits the week's opening hours. One day's hours can be copied to all open days. */
export function HoursEditor({ hours, onChange, errors }: HoursEditorProps) {
  const set = (day: number, open: Hours[number]) => onChange(hours.map((one, at) => (at === day ? open : one)));
  const copy = (open: Hours[number]) => onChange(hours.map((one) => one && open && { ...open }));
  return (
    <ul className="grid gap-1">
      {dayNames.map((name, day) => {
        const open = hours[day] ?? null;
        return (
          <li
            key={name}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-1 sm:grid-cols-[150px_minmax(0,1fr)_auto]"
          >
            <div className="flex min-h-11 items-center">
              <Checkbox
                label={name}
                aria-label={`Open on ${name}`}
                checked={open !== null}
                onChange={({ target }) => set(day, target.checked ? { ...(lastOpen(hours, day) ?? workday) } : null)}
              />
            </div>
            {open ? (
              <div className="flex items-center gap-2 max-sm:col-span-full max-sm:row-start-2">
                <Clock label={`${name} from`} value={open.from} onChange={(from) => set(day, { ...open, from })} />
                <span aria-hidden="true" className="text-ink-3">
                  –
                </span>
                <Clock label={`${name} to`} value={open.to} onChange={(to) => set(day, { ...open, to })} />
                {open.to <= open.from && <span className="text-sm text-ink-3">next day</span>}
              </div>
            ) : (
              <p className="text-ink-3 max-sm:hidden">Closed</p>
            )}
            {open ? (
              <IconButton
                label={`Copy ${name}’s hours to all open days`}
                className="!size-11 max-sm:row-start-1 max-sm:col-start-2"
                onClick={() => copy(open)}
              >
                <CopyPlus size={18} aria-hidden="true" />
              </IconButton>
            ) : (
              <span className="text-sm text-ink-3 sm:invisible">Closed</span>
            )}
            {errors[day] && (
              <div className="col-span-full">
                <FieldError id={`hours-${day}-error`}>{errors[day]}</FieldError>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A newly opened day starts with the hours of the last open day before it. */
const lastOpen = (hours: Hours, day: number) => hours.slice(0, day).findLast((one) => one !== null);

interface ClockProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const Clock = ({ label, value, onChange }: ClockProps) => (
  <Input
    type="time"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    className="!w-[118px] !px-3 tabular-nums [&::-webkit-calendar-picker-indicator]:hidden"
  />
);
