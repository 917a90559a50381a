import type { Queryable, Tx } from '../../database/database.ts';

/** Gives a person another picture, or none. The key of the one before: its files are nobody's after the commit. */
export async function replaceAvatar(tx: Tx, userId: number, key: string | null): Promise<string | null> {
  // Two at once take turns here, so that each knows which one it replaced.
  const { avatar_key: former } = await tx
    .selectFrom('users')
    .select('avatar_key')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await tx.updateTable('users').set({ avatar_key: key }).where('id', '=', userId).execute();
  return former;
}

/** Whether it is somebody's picture now, and may be shown: its address says so. */
export async function isShownAvatar(db: Queryable, key: string): Promise<boolean> {
  const found = await db
    .selectFrom('users')
    .select('id')
    .where('avatar_key', '=', key)
    .where('avatar_url', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** The pictures of those of these characters that have been here and show one. */
export async function avatarsOfCharacters(db: Queryable, characterIds: number[]): Promise<Map<number, string | null>> {
  if (characterIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['gta_world_id', 'avatar_url'])
    .where('gta_world_id', 'in', characterIds)
    .execute();
  return new Map(rows.map(({ gta_world_id, avatar_url }) => [gta_world_id, avatar_url]));
}
