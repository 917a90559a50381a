import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { conflictingKeys, refusedChanges, type SettingChange } from '../../features/settings/settings.rules.ts';
import { saveSetting, storedSettings, type StoredSetting } from '../../features/settings/settings.store.ts';
import { asStaff } from '../../features/staff/as-staff.ts';

/** Saves all changes or none. Logs who changed what, with old and new values. */
export async function changeSettings(
  db: Database,
  actorId: number,
  changes: readonly SettingChange[],
): Promise<Map<string, StoredSetting>> {
  const refused = refusedChanges(changes);
  if (Object.keys(refused).length > 0) fail('bad_input', { fields: refused });
  return db.transaction().execute(async (tx) => {
    await asStaff(tx, actorId, { action: 'change_settings', id: 0 }, async () => {
      const theirs = conflictingKeys(changes, await storedSettings(tx));
      if (theirs.length > 0)
        fail('settings_changed', {
          fields: Object.fromEntries(theirs.map((key) => [key, ['Someone else has changed this setting']])),
        });
      for (const { setting_key, setting_value } of changes) await saveSetting(tx, setting_key, setting_value, actorId);
    });
    await announce(tx, { kind: 'settings_changed', keys: changes.map(({ setting_key }) => setting_key) });
    return storedSettings(tx);
  });
}
