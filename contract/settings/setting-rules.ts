import {
  settingDefinitions,
  settingKeys,
  type SettingDefinition,
  type SettingKey,
  type Settings,
} from './setting-definitions.ts';
import { readHours, wrongWithHours } from './support-hours.ts';

const definitions: Record<SettingKey, SettingDefinition> = settingDefinitions;

/** Why a value can't be saved, in the spec's words, or null. Money, days and limits are whole numbers. */
export function wrongWith(key: SettingKey, value: string): string | null {
  const { type, min = 0, max = Infinity, outOfBounds, maxLength = 200 } = definitions[key];
  const words = key.replaceAll('_', ' ');
  switch (type) {
    case 'boolean':
      return value === 'true' || value === 'false' ? null : `${words} must be Enabled or Disabled`;
    case 'text':
      return value.length <= maxLength ? null : `${words} must have at most ${maxLength} characters`;
    case 'hours':
      return wrongWithHours(value);
    case 'number': {
      const isPercentage = key === 'payment_processing_fee';
      if (!(isPercentage ? /^\d+(\.\d{1,2})?$/ : /^\d+$/).test(value))
        return `${words} must be a valid positive number`;
      if (Number(value) < min || Number(value) > max) return outOfBounds ?? `${words} must be a valid positive number`;
      return null;
    }
  }
}

/** Parses the stored text. Missing or invalid values fall back to the default. */
export function readSettings(stored: Partial<Record<string, string>>): Settings {
  const read = settingKeys.map((key) => {
    const { type, start } = definitions[key];
    const storedValue = stored[key];
    const value = storedValue !== undefined && wrongWith(key, storedValue) === null ? storedValue : start;
    if (type === 'boolean') return [key, value === 'true'] as const;
    if (type === 'hours') return [key, readHours(value)] as const;
    return [key, type === 'number' ? Number(value) : value] as const;
  });
  return Object.fromEntries(read) as Settings;
}
