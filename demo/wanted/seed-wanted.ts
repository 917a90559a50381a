import { sql } from 'kysely';
import { wantedDays } from '@forecourt/contract/wanted/wanted-values.ts';
import type { Tx } from '@forecourt/server/database/database.ts';
import { openConversation } from '@forecourt/server/features/messaging/conversations.store.ts';
import { insertMessage } from '@forecourt/server/features/messaging/messages.store.ts';
import { subjectKeys } from '@forecourt/server/features/messaging/reach.rules.ts';
import { askedBy } from '@forecourt/server/features/wanted/wanted.rules.ts';
import { fileQuery } from '@forecourt/server/flows/searches/file-query.ts';
import { demoAds, whyFlagged } from './wanted-ads.ts';

type DemoAd = (typeof demoAds)[number];

/** Seeds the board of wanted ads, with replies, reports and a decision. */
export async function seedWanted(tx: Tx): Promise<void> {
  for (const ad of demoAds) {
    const id = await seedAd(tx, ad);
    for (const { by, reason, details } of ad.reports ?? [])
      await tx
        .insertInto('wanted_reports')
        .values({ ad_id: id, reporter_id: await idOf(tx, by), reason, details, created_at: daysAgo(1) })
        .execute();
    if (ad.status === 'flagged') await seedDecision(tx, id, ad);
    await seedReplies(tx, id, ad);
  }
}

async function seedAd(tx: Tx, ad: DemoAd): Promise<number> {
  const { who, title, filters, budget, text, postedDaysAgo, status = 'open' } = ad;
  const { id } = await tx
    .insertInto('wanted_ads')
    .values({
      user_id: await idOf(tx, who),
      title,
      filters: JSON.stringify(filters),
      budget,
      body: text,
      status,
      status_before: status === 'flagged' ? 'open' : null,
      status_reason: status === 'flagged' ? whyFlagged : null,
      query_id: status === 'open' ? await fileQuery(tx, askedBy(ad)) : null,
      published_at: daysAgo(postedDaysAgo),
      expires_at: daysAgo(postedDaysAgo - wantedDays),
      created_at: daysAgo(postedDaysAgo),
      updated_at: daysAgo(Math.min(postedDaysAgo, 1)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The log entry of the flag, which its owner can appeal. */
async function seedDecision(tx: Tx, id: number, { postedDaysAgo }: DemoAd): Promise<void> {
  await tx
    .insertInto('staff_actions')
    .values({
      actor_id: await idOf(tx, 'Mia Santoro'),
      action: 'flag_wanted_ad',
      target_kind: 'wanted_ad',
      target_id: id,
      reason: whyFlagged,
      before: JSON.stringify({ status: 'open', status_reason: null }),
      after: JSON.stringify({ status: 'flagged', status_reason: whyFlagged }),
      created_at: daysAgo(postedDaysAgo - 1),
    })
    .execute();
}

/** Sellers of matching cars who don't know the ad's owner yet. */
async function seedReplies(tx: Tx, adId: number, { who, filters, budget, replies = 0 }: DemoAd): Promise<void> {
  if (replies === 0) return;
  const [makes, classes] = [filters.make, filters.bodyClass].map((value) =>
    value === undefined ? null : [value].flat(),
  );
  const ownerId = await idOf(tx, who);
  const { rows } = await sql<{ id: number; seller_id: number }>`
    select distinct on (cars.seller_id) cars.id, cars.seller_id from cars
    where cars.status = 'active' and not cars.is_hidden and cars.dealer_id is null and cars.seller_id <> ${ownerId}
      and cars.price <= ${budget} and cars.seller_id > 20
      and (${makes ?? null}::text[] is null or cars.make = any (${makes ?? null}::text[]))
      and (${classes ?? null}::text[] is null or cars.body_class = any (${classes ?? null}::text[]))
      and not exists (select from conversations where conversations.car_id = cars.id)
    order by cars.seller_id, cars.id limit ${replies}`.execute(tx);
  for (const [place, { id: carId, seller_id: sellerId }] of rows.entries()) {
    const { id: conversationId } = await openConversation(tx, {
      type: 'direct',
      title: null,
      carId,
      dealerId: null,
      createdBy: sellerId,
      subjectKey: subjectKeys.car(carId, ownerId),
      people: [ownerId, sellerId],
    });
    const { id: replyId } = await tx
      .insertInto('wanted_replies')
      .values({ ad_id: adId, car_id: carId, user_id: sellerId, conversation_id: conversationId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = await insertMessage(tx, {
      conversationId,
      senderId: sellerId,
      dealerId: null,
      type: 'wanted_reply',
      content: words[place % words.length]!,
      clientId: null,
      card: { kind: 'wanted_reply', id: replyId },
    });
    // To the millisecond, like the times of conversations.
    const at = message.created_at;
    await tx.updateTable('messages').set({ created_at: at }).where('id', '=', message.id).execute();
    await tx
      .updateTable('conversations')
      .set({ created_at: at, updated_at: at })
      .where('id', '=', conversationId)
      .execute();
    await tx
      .insertInto('conversation_reads')
      .values({ conversation_id: conversationId, user_id: ownerId, read_sequence: message.sequence })
      .execute();
  }
}

const words = [
  'Saw your wanted ad. This one has all its papers, and you can drive it before you decide.',
  'Could this be the one? I’m around most evenings.',
];

const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;

const idOf = async (tx: Tx, name: string): Promise<number> =>
  (await tx.selectFrom('users').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;
