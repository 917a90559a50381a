import type { SettingKey } from '@forecourt/contract/settings/setting-definitions.ts';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import { readHours } from '@forecourt/contract/settings/support-hours.ts';
import { weekText } from '../../lib/day-names.ts';
import { count, money } from '../../lib/format.ts';

/** `max_listings_per_user` reads "Maximum listings per user". */
export function labelOf(key: SettingKey): string {
  const label = key
    .replaceAll('_', ' ')
    .replace('gta world api', 'payment provider')
    .replace(/^max\b/, 'maximum')
    // The unit is shown after the number. Support hours have none: they're the hours of a week.
    .replace(/^(?!support hours)(.*) (days|hours)$/, '$1');
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** The setting's unit. */
export function unitOf(key: SettingKey): '$' | '%' | 'hours' | 'days' | null {
  if (/price|rate$/.test(key)) return '$';
  if (/discount|percentage|fee/.test(key)) return '%';
  if (key.endsWith('_hours')) return 'hours';
  return key.endsWith('_days') ? 'days' : null;
}

/** A value as shown in text. */
export function valueText(
  { setting_key, setting_type }: Pick<AdminSetting, 'setting_key' | 'setting_type'>,
  value: string,
) {
  if (setting_type === 'boolean') return value === 'true' ? 'Enabled' : 'Disabled';
  if (setting_type === 'hours') return weekText(readHours(value) ?? []) || 'Not complete';
  if (setting_type === 'text') return value === '' ? 'Empty' : `“${value}”`;
  const unit = unitOf(setting_key);
  if (unit === '$') return money(Number(value));
  if (unit === '%') return `${value}%`;
  return unit ? `${count(Number(value))} ${unit}` : count(Number(value));
}

/** The allowed range: “1 to 168 hours”. Null for anything that isn't a number. */
export function boundsText({ setting_key, min, max }: Pick<AdminSetting, 'setting_key' | 'min' | 'max'>) {
  if (min === null || max === null) return null;
  const unit = unitOf(setting_key);
  if (unit === '$') return `${money(min)} to ${money(max)}`;
  return `${count(min)} to ${count(max)}${unit === '%' ? '%' : ''}${unit && unit !== '%' ? ` ${unit}` : ''}`;
}
