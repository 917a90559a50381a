import clsx from 'clsx';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import { Field, type ControlProps } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';
import { dayText } from '../../lib/format.ts';
import { HoursSetting } from './hours-setting.tsx';
import { SettingHistory } from './setting-history.tsx';
import { boundsText, labelOf, unitOf, valueText } from './setting-words.ts';
import type { Edits } from './use-edits.ts';

export function SettingField({ setting, edits }: { setting: AdminSetting; edits: Edits }) {
  const bounds = boundsText(setting);
  const isChanged = edits.changes.some((change) => change.setting === setting);
  const hint = (
    <>
      {setting.description}.{bounds && ` From ${bounds}.`}
      {isChanged && <b className="font-semibold text-ink-2"> Currently {valueText(setting, setting.setting_value)}.</b>}
      {edits.isOvertaken(setting) && (
        <b className="font-semibold text-warn">
          {' '}
          Just changed{setting.updated_by_name && ` by ${setting.updated_by_name}`}.
        </b>
      )}
      {!isChanged && setting.updated_at && (
        <>
          {' '}
          Changed{setting.updated_by_name && ` by ${setting.updated_by_name}`} on {dayText(setting.updated_at)}.
        </>
      )}
    </>
  );
  if (setting.setting_type === 'hours')
    return (
      <div className="grid content-start justify-items-start gap-1.5 sm:col-span-2">
        <HoursSetting setting={setting} edits={edits} hint={hint} />
        {setting.updated_at && <SettingHistory setting={setting} />}
      </div>
    );
  return (
    <div className="grid content-start justify-items-start gap-1.5 *:first:w-full">
      <Field label={labelOf(setting.setting_key)} error={edits.problemOf(setting) ?? undefined} hint={hint}>
        {(control) => <Control setting={setting} edits={edits} control={control} />}
      </Field>
      {setting.updated_at && <SettingHistory setting={setting} />}
    </div>
  );
}

interface ControlOf {
  setting: AdminSetting;
  edits: Edits;
  control: ControlProps;
}

function Control({ setting, edits, control }: ControlOf) {
  const shared = { ...control, value: edits.valueOf(setting), disabled: !setting.is_editable };
  const write = ({ target }: { target: { value: string } }) => edits.write(setting, target.value);
  if (setting.setting_type === 'boolean')
    return (
      <Select {...shared} onChange={write}>
        <option value="true">Enabled</option>
        <option value="false">Disabled</option>
      </Select>
    );
  if (setting.setting_type === 'text') return <Input {...shared} onChange={write} maxLength={200} autoComplete="off" />;
  const unit = unitOf(setting.setting_key);
  return (
    <span className="relative block">
      {unit === '$' && <Unit className="left-4">$</Unit>}
      <Input
        {...shared}
        onChange={write}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        className={clsx(unit === '$' && 'pl-8', unit && unit !== '$' && 'pr-16')}
      />
      {unit && unit !== '$' && <Unit className="right-4">{unit}</Unit>}
    </span>
  );
}

const Unit = ({ className, children }: { className: string; children: string }) => (
  <span
    className={`pointer-events-none absolute top-1/2 -translate-y-1/2 text-sm text-ink-3 ${className}`}
    aria-hidden="true"
  >
    {children}
  </span>
);
