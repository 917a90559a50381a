import type { WantedReplyFacts } from '@forecourt/contract/messaging/message-shapes.ts';
import { sql } from 'kysely';
import { card, withSeller } from '../../database/car.sql.ts';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { photoOf } from '../../database/photos.sql.ts';

interface NewReply {
  adId: number;
  carId: number;
  userId: number;
}

/** The new id, or null if the ad already has a reply with this car. */
export async function insertReply(tx: Tx, { adId, carId, userId }: NewReply): Promise<number | null> {
  const row = await tx
    .insertInto('wanted_replies')
    .values({ ad_id: adId, car_id: carId, user_id: userId })
    .onConflict((known) => known.columns(['ad_id', 'car_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export const saveConversation = (tx: Tx, replyId: number, conversationId: number) =>
  tx.updateTable('wanted_replies').set({ conversation_id: conversationId }).where('id', '=', replyId).execute();

/** These cars as cards, each with the conversation of its reply to the ad, as JSON ready to send. */
export async function carsToReplyWith(db: Queryable, adId: number, carIds: readonly number[]): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select coalesce(json_agg(json_build_object('car', ${card}, 'conversation_id', reply.conversation_id)
      order by cars.published_at desc, cars.id desc), '[]')::text as json
    from cars ${withSeller}
    left join wanted_replies as reply on reply.car_id = cars.id and reply.ad_id = ${adId}
    where cars.id = any (${sql.val(carIds)}::bigint[])`.execute(db);
  return rows[0]!.json;
}

/** Replies as shown in messages. A hidden car looks like a deleted one to everyone but its sellers. */
export async function replyCards(
  db: Queryable,
  ids: readonly number[],
  userId: number,
): Promise<Map<number, WantedReplyFacts>> {
  const { rows } = await sql<WantedReplyFacts & { id: number }>`
    select reply.id, reply.ad_id, ad.title as ad_title, json_build_object(
      'id', cars.id, 'title', case when is_away then 'Removed listing' else ${carName} end,
      'price', case when not is_away then cars.price end, 'status', case when is_away then 'removed' else cars.status end,
      'image', case when is_away or cars.status = 'removed' or jsonb_array_length(cars.images) = 0 then null
        else ${photoOf(sql`(cars.images->0)`)} end
    ) as car
    from wanted_replies as reply join wanted_ads as ad on ad.id = reply.ad_id join cars on cars.id = reply.car_id
    left join dealer_team_members as seat on seat.user_id = ${userId}
    cross join lateral (
      select not shows_photos(cars) and (cars.dealer_id is null and cars.seller_id = ${userId}
        or cars.dealer_id = seat.dealer_account_id) is not true as is_away
    ) as looked_at
    where reply.id = any (${sql.val(ids)}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
