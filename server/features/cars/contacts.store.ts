import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/**
 * All that a dealer has ever listed and that names one colleague as its contact names another: what is live, drafts and
 * what is over. A number of their own that the listing gives to callers goes with them.
 */
export const passCars = (tx: Tx, { dealerId, from, to }: { dealerId: number; from: number; to: number }) =>
  sql`
    update cars set seller_id = ${to}, contact_phone = case
      when contact_phone = (select phone_number from users where id = ${from}) then null else contact_phone end
    where dealer_id = ${dealerId} and seller_id = ${from}
  `.execute(tx);

/** The dealer is closing: its cars keep the name they have, and nobody is called about them any more. */
export const closeContacts = (tx: Tx, dealerId: number) =>
  tx
    .updateTable('cars')
    .set({ is_of_closed_dealer: true, contact_phone: null })
    .where('dealer_id', '=', dealerId)
    .execute();
