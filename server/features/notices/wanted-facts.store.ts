import { sql } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';

/** Facts for notifications about wanted ads. Undefined if the subject no longer exists. */

export const wantedFacts = (db: Queryable, adId: number) =>
  db
    .selectFrom('wanted_ads')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['user_id', 'title', 'game_account_id'])
    .where('wanted_ads.id', '=', adId)
    .executeTakeFirst();

export const replyFacts = (db: Queryable, replyId: number) =>
  db
    .selectFrom('wanted_replies as reply')
    .innerJoin('wanted_ads as ad', 'ad.id', 'reply.ad_id')
    .innerJoin('cars', 'cars.id', 'reply.car_id')
    .innerJoin('users as sender', 'sender.id', 'reply.user_id')
    .leftJoin('dealer_accounts', 'dealer_accounts.id', 'cars.dealer_id')
    .select([
      'reply.ad_id',
      'ad.title',
      'ad.user_id',
      'reply.car_id',
      carName.as('car'),
      sql<string>`coalesce(dealer_accounts.company_name, sender.name)`.as('seller'),
      sql<number>`reply.conversation_id`.as('conversation_id'),
    ])
    .where('reply.id', '=', replyId)
    .executeTakeFirst();
