import type { Queryable, Tx } from '../../database/database.ts';

/** Sets or removes a dealer's logo. Returns the previous key, whose files can be deleted after the commit. */
export async function replaceLogo(tx: Tx, dealerId: number, key: string | null) {
  // The row lock makes concurrent changes wait, so each knows which logo it replaced.
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

/** Whether a dealer currently uses this logo. */
export async function isLogo(db: Queryable, key: string): Promise<boolean> {
  const found = await db.selectFrom('dealer_accounts').select('id').where('logo_key', '=', key).executeTakeFirst();
  return found !== undefined;
}
