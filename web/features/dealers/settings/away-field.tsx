import type { AwayNotice } from '@forecourt/contract/hours/away.ts';
import { maxAwayText, maxAwayDays } from '@forecourt/contract/dealers/settings-values.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { words } from './words.ts';

interface AwayFieldProps {
  away: AwayNotice;
  /** Today's date in the city's time zone. */
  today: string;
  onChange: (away: AwayNotice) => void;
  errors: { text?: string | undefined; back_on?: string | undefined };
}

export const AwayField = ({ away, today, onChange, errors }: AwayFieldProps) => (
  <div className="grid gap-5 px-5 pt-2 pb-5">
    <Field label={words.awayMessage} required error={errors.text} length={{ text: away.text, most: maxAwayText }}>
      {(control) => (
        <Textarea
          {...control}
          rows={3}
          placeholder={words.awayPlaceholder}
          value={away.text}
          onChange={({ target }) => onChange({ ...away, text: target.value })}
        />
      )}
    </Field>
    <Field label={words.backOn} required error={errors.back_on}>
      {(control) => (
        <Input
          {...control}
          type="date"
          min={dayAfter(today, 1)}
          max={dayAfter(today, maxAwayDays)}
          value={away.back_on}
          onChange={({ target }) => onChange({ ...away, back_on: target.value })}
          className="!w-auto justify-self-start"
        />
      )}
    </Field>
  </div>
);

/** "2026-11-16" and 7 days: "2026-11-23" */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
