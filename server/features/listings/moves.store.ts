import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Records that a listed car moved into the company. */
export const recordMove = (tx: Tx, { carId, userId, dealerId }: { carId: number; userId: number; dealerId: number }) =>
  tx.insertInto('car_moves').values({ car_id: carId, user_id: userId, dealer_account_id: dealerId }).execute();

/** Gives the listing another owner. The content stays the same, and so does its version. */
export const saveOwner = (tx: Tx, carId: number, dealerId: number | null) =>
  tx
    .updateTable('cars')
    // The mover is active and so is the dealer, so nothing hides the car.
    .set({ dealer_id: dealerId, is_hidden: false })
    .where('id', '=', carId)
    .execute();

/** Leaves private conversations to the people in them. The next question about the car goes to the company. */
export const leavePrivateTalks = (tx: Tx, carId: number) =>
  sql`
    update conversations set subject_key = subject_key || ' before the move'
    where car_id = ${carId} and conversation_type = 'direct' and dealer_id is null
  `.execute(tx);

/** Whether a payment for this car is open. */
export async function hasOpenPayment(tx: Tx, carId: number): Promise<boolean> {
  const open = await tx
    .selectFrom('payments')
    .select('id')
    .where('car_id', '=', carId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return open !== undefined;
}
