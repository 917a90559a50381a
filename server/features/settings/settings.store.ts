import type { SettingKey } from '@forecourt/contract/settings/setting-definitions.ts';
import { sql } from 'kysely';
import type { Queryable, Tx } from '../../database/database.ts';

export interface StoredSetting {
  value: string;
  updatedAt: Date;
  updatedBy: string | null;
}

export async function storedSettings(db: Queryable): Promise<Map<string, StoredSetting>> {
  const rows = await db
    .selectFrom('settings')
    .leftJoin('users', 'users.id', 'settings.updated_by')
    .select(['setting_key', 'setting_value', 'settings.updated_at', 'users.name'])
    .execute();
  return new Map(
    rows.map(({ setting_key, setting_value, updated_at, name }) => [
      setting_key,
      { value: setting_value, updatedAt: updated_at, updatedBy: name },
    ]),
  );
}

export const saveSetting = (tx: Tx, key: SettingKey, value: string, actorId: number) =>
  tx
    .insertInto('settings')
    .values({ setting_key: key, setting_value: value, updated_by: actorId })
    .onConflict((conflict) =>
      conflict.column('setting_key').doUpdateSet({ setting_value: value, updated_by: actorId, updated_at: sql`now()` }),
    )
    .execute();
