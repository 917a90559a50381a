import type { ReactNode } from 'react';
import type { Hours } from '@forecourt/contract/hours/open-state.ts';
import { hoursText } from '@forecourt/contract/settings/support-hours.ts';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import { FieldError } from '../../ui/field-error.tsx';
import { HoursEditor } from '../../shared/hours/hours-editor.tsx';
import { labelOf } from './setting-words.ts';
import type { Edits } from './use-edits.ts';

interface HoursSettingProps {
  setting: AdminSetting;
  edits: Edits;
  hint: ReactNode;
}

/** Edits a setting that holds the hours of a week. */
export function HoursSetting({ setting, edits, hint }: HoursSettingProps) {
  const hours = readTyped(edits.valueOf(setting));
  const problem = edits.problemOf(setting);
  const errors = hours.map((day) => (day && !(day.from && day.to) ? 'Please enter a time, such as 17:00' : undefined));
  const id = `setting-${setting.setting_key}`;
  return (
    <fieldset
      className="grid min-w-0 gap-1.5"
      aria-describedby={`${id}-hint`}
      aria-invalid={problem !== null}
      tabIndex={-1}
    >
      <legend className="text-sm font-semibold">{labelOf(setting.setting_key)}</legend>
      <p id={`${id}-hint`} className="text-sm text-ink-3">
        {hint}
      </p>
      <HoursEditor hours={hours} onChange={(next) => edits.write(setting, hoursText(next))} errors={errors} />
      {problem !== null && !errors.some(Boolean) && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </fieldset>
  );
}

/** Like `readHours`, but keeps times that are still being typed. */
const readTyped = (text: string): Hours =>
  text.split(',').map((day) => {
    if (day === 'closed') return null;
    const [from = '', to = ''] = day.split('-');
    return { from, to };
  });
