import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/**
 * Moves all of a dealer's listings from one contact to another, including drafts and ended ones. The old contact's own
 * phone number is removed from them.
 */
export const passCars = (tx: Tx, { dealerId, from, to }: { dealerId: number; from: number; to: number }) =>
  sql`
    update cars set seller_id = ${to}, contact_phone = case
      when contact_phone = (select phone_number from users where id = ${from}) then null else contact_phone end
    where dealer_id = ${dealerId} and seller_id = ${from}
  `.execute(tx);

/** When a dealer closes, its cars keep the contact's name but no longer show a number. */
export const closeContacts = (tx: Tx, dealerId: number) =>
  tx
    .updateTable('cars')
    .set({ is_of_closed_dealer: true, contact_phone: null })
    .where('dealer_id', '=', dealerId)
    .execute();
