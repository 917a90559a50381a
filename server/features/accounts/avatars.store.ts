import type { Queryable, Tx } from '../../database/database.ts';

/** Sets or removes a profile picture. Returns the previous key, whose files can be deleted after the commit. */
export async function replaceAvatar(tx: Tx, userId: number, key: string | null): Promise<string | null> {
  // The row lock makes concurrent changes wait, so each knows which picture it replaced.
  const { avatar_key: former } = await tx
    .selectFrom('users')
    .select('avatar_key')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await tx.updateTable('users').set({ avatar_key: key }).where('id', '=', userId).execute();
  return former;
}

/** Whether this key is someone's current picture and may be shown. */
export async function isShownAvatar(db: Queryable, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('avatar_key', '=', key)
    .where('avatar_url', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Pictures of those characters that have an account and show one. */
export async function avatarsOfCharacters(db: Queryable, characterIds: number[]): Promise<Map<number, string | null>> {
  if (characterIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['gta_world_id', 'avatar_url'])
    .where('gta_world_id', 'in', characterIds)
    .execute();
  return new Map(rows.map(({ gta_world_id, avatar_url }) => [gta_world_id, avatar_url]));
}
