import {
  settingDefinitions,
  settingKeys,
  type SettingDefinition,
  type SettingKey,
} from '@forecourt/contract/settings/setting-definitions.ts';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import { wrongWith } from '@forecourt/contract/settings/setting-rules.ts';
import type { StoredSetting } from './settings.store.ts';

type Stored = ReadonlyMap<string, StoredSetting>;

export function shownSetting(
  key: SettingKey,
  stored: Stored,
): Omit<AdminSetting, 'updated_at'> & { updated_at: Date | null } {
  const definition: SettingDefinition = settingDefinitions[key];
  const own = stored.get(key);
  return {
    setting_key: key,
    setting_value: own?.value ?? definition.start,
    setting_type: definition.type,
    is_editable: true,
    description: definition.description,
    section: definition.section,
    default_value: definition.start,
    min: definition.min ?? null,
    max: definition.max ?? null,
    is_advanced: definition.isAdvanced ?? false,
    updated_at: own?.updatedAt ?? null,
    updated_by_name: own?.updatedBy ?? null,
  };
}

/** Settings that someone else has changed since this admin loaded them. */
export const conflictingKeys = (changes: readonly SettingChange[], stored: Stored): SettingKey[] =>
  changes
    .filter(({ setting_key, was }) => was !== undefined && was !== shownSetting(setting_key, stored).setting_value)
    .map(({ setting_key }) => setting_key);

export const shownSettings = (stored: Stored) => settingKeys.map((key) => shownSetting(key, stored));

export interface SettingChange {
  setting_key: SettingKey;
  setting_value: string;
  /** The value the admin saw before changing it. */
  was?: string | undefined;
}

/** The errors to show next to settings that can't be saved. If a setting is given twice, the later value counts. */
export function refusedChanges(changes: readonly SettingChange[]): Record<string, string[]> {
  const refused: Record<string, string[]> = {};
  for (const { setting_key, setting_value } of changes) {
    const sentence = wrongWith(setting_key, setting_value);
    if (sentence !== null) refused[setting_key] = [sentence];
  }
  return refused;
}
