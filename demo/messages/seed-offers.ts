import { sql } from 'kysely';
import type { Tx } from '@forecourt/server/database/database.ts';
import { usualValidHours } from '@forecourt/contract/offers/offer-values.ts';
import { insertRows } from '../cars/insert-rows.ts';
import { asking } from '../cars/price.ts';
import { minutesAfter } from '../payments/orders.ts';
import { player } from './cast.ts';
import type { Numbered } from './message-rows.ts';

const holdHours = 48;

/** The offers in the scripts. An accepted one reserves its car, which is reserved already. */
export async function seedOffers(tx: Tx, talks: readonly Numbered[]): Promise<void> {
  const made = talks.flatMap(offerOf);
  await insertRows(
    tx,
    'offers',
    made.map(({ offer }) => offer),
  );
  const amounts = made.flatMap((one) => one.amounts).toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await insertAmounts(tx, amounts);
  await sql`update cars set held_until = offers.hold_until from offers
    where offers.car_id = cars.id and offers.status = 'accepted'`.execute(tx);
}

function offerOf({ id: conversationId, talk, car, lines, offerId, ids }: Numbered) {
  const line = lines.find(({ step }) => step?.kind === 'offer');
  if (line?.step?.kind !== 'offer' || !car || offerId === null) return [];
  const { counters = [], ended, validHours = usualValidHours } = talk.offer ?? {};
  const buyer = talk.between[0];
  const at = (hours: number) => minutesAfter(line.at, hours * 60);
  const sideOf = (name: string) => (name === buyer ? ('buyer' as const) : ('seller' as const));
  const amounts = [
    { by: buyer, amount: line.step.amount, note: line.step.note, at: line.at },
    ...counters.map(({ by, hours, percent, note = null }) => ({
      by,
      amount: asking((car.facts.price * percent) / 100),
      note,
      at: at(hours),
    })),
  ].map(({ by, ...amount }) => ({
    offer_id: offerId,
    by_side: sideOf(by),
    by_user_id: ids.user(player(by).character),
    ...amount,
  }));
  const latest = amounts.at(-1)!;
  const expiresAt = minutesAfter(latest.at, validHours * 60);
  const isAccepted = ended?.as === 'accepted';
  const endedAt = ended && (ended.as === 'expired' ? expiresAt : at(ended.hours));
  const offer = {
    id: offerId,
    car_id: ids.car(car.number),
    buyer_id: ids.user(player(buyer).character),
    seller_id: ids.user(car.seller),
    dealer_id: talk.dealer ? ids.dealer(talk.dealer) : null,
    conversation_id: conversationId,
    status: ended?.as ?? 'open',
    turn: latest.by_side === 'buyer' ? 'seller' : 'buyer',
    amount: latest.amount,
    price_then: car.facts.price,
    valid_hours: validHours,
    expires_at: expiresAt,
    accepted_at: isAccepted ? endedAt : null,
    accepted_by: isAccepted ? ids.user(car.seller) : null,
    hold_until: isAccepted && endedAt ? minutesAfter(endedAt, holdHours * 60) : null,
    car_status_before: isAccepted ? 'active' : null,
    ended_at: isAccepted ? null : (endedAt ?? null),
    ended_by: ended && ended.as !== 'expired' && !isAccepted ? sideOf(ended.by) : null,
    reason: ended?.as === 'declined' ? ended.reason : null,
    created_at: line.at,
  };
  return [{ offer, amounts }];
}

/** Their ids are in time order. */
async function insertAmounts(tx: Tx, amounts: readonly object[]): Promise<void> {
  await sql`
    insert into offer_amounts (offer_id, by_side, by_user_id, amount, note, at)
    select offer_id, by_side, by_user_id, amount, note, at
    from json_populate_recordset(null::offer_amounts, ${JSON.stringify(amounts)}::json)`.execute(tx);
}
