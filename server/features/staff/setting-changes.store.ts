import type { SettingKey } from '@forecourt/contract/settings/setting-definitions.ts';
import { sql } from 'kysely';
import type { Queryable } from '../../database/database.ts';

interface SettingChangeRow {
  id: number;
  actor_name: string | null;
  was: string;
  became: string;
  changed_at: Date;
}

const maxShown = 20;

/** The log entries for one setting, without actions that only changed others. */
export async function changesOfSetting(db: Queryable, key: SettingKey): Promise<SettingChangeRow[]> {
  const { rows } = await sql<SettingChangeRow>`
    select staff_actions.id, users.name as actor_name, before ->> ${key} as was, after ->> ${key} as became,
      staff_actions.created_at as changed_at
    from staff_actions left join users on users.id = actor_id
    where target_kind = 'settings' and before ->> ${key} <> after ->> ${key}
    order by staff_actions.created_at desc, staff_actions.id desc limit ${maxShown}`.execute(db);
  return rows;
}
