import { useState } from 'react';
import type { SettingKey } from '@forecourt/contract/settings/setting-definitions.ts';
import { wrongWith } from '@forecourt/contract/settings/setting-rules.ts';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';

/** A pending change, with the new value and the value from when this admin started editing. */
export interface Change {
  setting: AdminSetting;
  value: string;
  was: string;
}

export type Edits = ReturnType<typeof useEdits>;

/** Keeps edits until they're saved or discarded, even if the settings are refetched. */
export function useEdits(settings: readonly AdminSetting[]) {
  const [typed, setTyped] = useState<ReadonlyMap<SettingKey, { value: string; was: string }>>(new Map());
  const changes = settings.flatMap((setting): Change[] => {
    const edit = typed.get(setting.setting_key);
    return edit && edit.value !== setting.setting_value ? [{ setting, ...edit }] : [];
  });
  return {
    changes,
    valueOf: ({ setting_key, setting_value }: AdminSetting) => typed.get(setting_key)?.value ?? setting_value,
    problemOf: (setting: AdminSetting) => {
      const change = changes.find((pending) => pending.setting === setting);
      return change ? wrongWith(setting.setting_key, change.value) : null;
    },
    /** True if another admin has changed it since this admin started editing. */
    isOvertaken: (setting: AdminSetting) =>
      changes.some((change) => change.setting === setting && change.was !== setting.setting_value),
    write({ setting_key, setting_value }: AdminSetting, value: string) {
      const was = typed.get(setting_key)?.was ?? setting_value;
      setTyped(new Map(typed).set(setting_key, { value, was }));
    },
    discard: () => setTyped(new Map()),
    /** Accepts the current values as the new base, once the admin has seen what others changed. */
    startFrom(current: readonly AdminSetting[]) {
      const values = new Map(current.map(({ setting_key, setting_value }) => [setting_key, setting_value]));
      setTyped(new Map([...typed].map(([key, { value, was }]) => [key, { value, was: values.get(key) ?? was }])));
    },
  };
}

export const asSaved = (changes: readonly Change[]) =>
  changes.map(({ setting: { setting_key }, value, was }) => ({ setting_key, setting_value: value, was }));

/** Changes that restore every setting's default. */
export const backToDefaults = (settings: readonly AdminSetting[]): Change[] =>
  settings
    .filter(({ setting_value, default_value, is_editable }) => is_editable && setting_value !== default_value)
    .map((setting) => ({ setting, value: setting.default_value, was: setting.setting_value }));
