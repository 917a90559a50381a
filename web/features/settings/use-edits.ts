import { useState } from 'react';
import type { SettingKey } from '@forecourt/contract/settings/setting-definitions.ts';
import { wrongWith } from '@forecourt/contract/settings/setting-rules.ts';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';

/** A setting that is to be changed: to what, and what it was when this admin began. */
export interface Change {
  setting: AdminSetting;
  value: string;
  was: string;
}

export type Edits = ReturnType<typeof useEdits>;

/** What is typed stays here until it is saved or discarded, whatever is read from the server meanwhile. */
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
      const change = changes.find((one) => one.setting === setting);
      return change ? wrongWith(setting.setting_key, change.value) : null;
    },
    /** Somebody else has changed it since this admin began to. */
    isOvertaken: (setting: AdminSetting) =>
      changes.some((one) => one.setting === setting && one.was !== setting.setting_value),
    write({ setting_key, setting_value }: AdminSetting, value: string) {
      const was = typed.get(setting_key)?.was ?? setting_value;
      setTyped(new Map(typed).set(setting_key, { value, was }));
    },
    discard: () => setTyped(new Map()),
    /** What was overtaken has been seen now: what comes next starts from there. */
    startFrom(current: readonly AdminSetting[]) {
      const values = new Map(current.map(({ setting_key, setting_value }) => [setting_key, setting_value]));
      setTyped(new Map([...typed].map(([key, { value, was }]) => [key, { value, was: values.get(key) ?? was }])));
    },
  };
}

export const asSaved = (changes: readonly Change[]) =>
  changes.map(({ setting: { setting_key }, value, was }) => ({ setting_key, setting_value: value, was }));

/** What every setting was before anybody changed it. */
export const backToDefaults = (settings: readonly AdminSetting[]): Change[] =>
  settings
    .filter(({ setting_value, default_value, is_editable }) => is_editable && setting_value !== default_value)
    .map((setting) => ({ setting, value: setting.default_value, was: setting.setting_value }));
