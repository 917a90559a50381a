import { useQuery } from '@tanstack/react-query';
import type { SettingKey } from '@forecourt/contract/settings/setting-definitions.ts';
import type { AdminSetting } from '@forecourt/contract/settings/settings.ts';
import * as api from '../../lib/api.ts';
import { Time } from '../../ui/time.tsx';
import { labelOf, valueText } from './setting-words.ts';

/** Recent settings changes from the staff log. */
export function ChangesBefore({ settings }: { settings: readonly AdminSetting[] }) {
  const { data } = useQuery(api.staff.actions.query({ target_type: 'settings', limit: 8 }));
  if (!data?.actions.length) return null;
  return (
    <section className="grid gap-3 rounded-l border border-line bg-surface p-5">
      <h3 className="text-lg">Recent changes</h3>
      <ol className="grid gap-4">
        {data.actions.map(({ id, actor_name, created_at, before, after }) => (
          <li key={id} className="grid gap-1 text-sm">
            <span className="text-ink-3">
              {actor_name ?? 'The server'}, <Time at={created_at} as="day" />
            </span>
            {settings
              .filter(({ setting_key: key }) => before?.[key] !== after?.[key])
              .map((setting) => (
                <span key={setting.setting_key} className="wrap-anywhere">
                  {labelOf(setting.setting_key)}: {loggedText(setting, before)} → {loggedText(setting, after)}
                </span>
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Logged = Partial<Record<string, string | number | boolean | null>> | null;

const loggedText = (setting: AdminSetting, state: Logged) =>
  valueText(setting, String(state?.[setting.setting_key satisfies SettingKey] ?? setting.default_value));
