import { wrongWith } from '@forecourt/contract/settings/setting-rules.ts';
import type { settings } from '@forecourt/contract/settings/settings.ts';
import type { Database } from '../../database/database.ts';
import { changeSettings } from '../../flows/staff/change-settings.ts';
import { changesOfSetting } from '../../features/staff/setting-changes.store.ts';
import { fail } from '../../lib/failure.ts';
import type { Handlers } from '../../lib/handlers.ts';
import { shownSetting, shownSettings } from '../../features/settings/settings.rules.ts';
import { storedSettings } from '../../features/settings/settings.store.ts';

export const settingsCalls = (db: Database): Handlers<typeof settings> => ({
  list: async () => ({ success: true, settings: shownSettings(await storedSettings(db)) }),

  async update(change, { id }) {
    const wrong = wrongWith(change.setting_key, change.setting_value);
    if (wrong !== null) fail('bad_input', { fields: { setting_value: [wrong] } });
    const stored = await changeSettings(db, id, [change]);
    return { success: true, setting: shownSetting(change.setting_key, stored) };
  },

  history: async ({ setting_key }) => ({ success: true, changes: await changesOfSetting(db, setting_key) }),

  updateAll: async ({ settings }, { id }) => ({
    success: true,
    settings: shownSettings(await changeSettings(db, id, settings)),
  }),
});
