import type { Queryable, Tx } from '../../database/database.ts';

/** Gives a dealer another logo, or none. The key of the one before: its files are nobody's after the commit. */
export async function replaceLogo(tx: Tx, dealerId: number, key: string | null) {
  // Two at once take turns here, so that each knows which one it replaced.
  const { logo_key: former } = await tx
    .selectFrom('dealer_accounts')
    .select('logo_key')
    .where('id', '=', dealerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { logo_url } = await tx
    .updateTable('dealer_accounts')
    .set({ logo_key: key })
    .where('id', '=', dealerId)
    .returning('logo_url')
    .executeTakeFirstOrThrow();
  return { former, logo_url };
}

/** Whether a dealer has it now. */
export async function isLogo(db: Queryable, key: string): Promise<boolean> {
  const found = await db.selectFrom('dealer_accounts').select('id').where('logo_key', '=', key).executeTakeFirst();
  return found !== undefined;
}
