import type { PaymentKind } from '@forecourt/contract/payments/payments.flow.ts';
import { standingSaleStatuses } from '@forecourt/contract/sales/sales.flow.ts';
import { sql } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { accountsOfCar } from '../../database/owner.sql.ts';

/** Facts for notifications as of the time of writing. Undefined if the subject no longer exists. */

export const carFacts = (db: Queryable, carId: number) =>
  db
    .selectFrom('cars')
    .select([
      'cars.id',
      'cars.seller_id',
      'cars.dealer_id',
      'cars.is_hidden',
      carName.as('title'),
      accountsOfCar.as('accounts'),
    ])
    .where('cars.id', '=', carId)
    .executeTakeFirst();

export async function usersWithFavourite(db: Queryable, carId: number): Promise<number[]> {
  const rows = await db.selectFrom('favourites').select('user_id').where('car_id', '=', carId).execute();
  return rows.map(({ user_id }) => user_id);
}

/** The member named as buyer in the current sale, or null. */
export async function buyerOfCar(db: Queryable, carId: number): Promise<number | null> {
  const sale = await db
    .selectFrom('sales')
    .select('buyer_id')
    .where('car_id', '=', carId)
    .where('status', 'in', standingSaleStatuses)
    .executeTakeFirst();
  return sale?.buyer_id ?? null;
}

export const paymentFacts = (db: Queryable, paymentId: number) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .leftJoin('dealer_team_members as seat', (join) =>
      join.onRef('seat.user_id', '=', 'payments.user_id').onRef('seat.dealer_account_id', '=', 'payments.dealer_id'),
    )
    .select([
      'payments.id',
      'payments.user_id',
      'payments.dealer_id',
      'payments.car_id',
      'payments.subject',
      'payments.amount',
      'payments.refund_reason',
      'payments.bank_payment_id',
      sql<PaymentKind>`payments.kind`.as('kind'),
      sql<boolean>`payments.delivered_at is null`.as('is_undelivered'),
      sql<boolean>`payments.dealer_id is not null and seat.user_id is null`.as('has_left'),
      'users.game_account_id',
    ])
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();

export const saleFacts = (db: Queryable, saleId: number) =>
  db
    .selectFrom('sales')
    .innerJoin('cars', 'cars.id', 'sales.car_id')
    .innerJoin('users as seller', 'seller.id', 'sales.seller_id')
    .leftJoin('users as buyer', 'buyer.id', 'sales.buyer_id')
    .leftJoin('dealer_accounts', 'dealer_accounts.id', 'sales.dealer_id')
    .leftJoin('dealer_team_members as seat', (join) =>
      join.onRef('seat.user_id', '=', 'sales.seller_id').onRef('seat.dealer_account_id', '=', 'sales.dealer_id'),
    )
    .leftJoin('sale_amounts as proposed', (join) =>
      join.onRef('proposed.sale_id', '=', 'sales.id').on('proposed.status', '=', 'proposed'),
    )
    .leftJoin('tickets', 'tickets.sale_id', 'sales.id')
    .leftJoin('messages as card', (join) =>
      join.onRef('card.card_id', '=', 'sales.id').on('card.card_kind', '=', 'purchase'),
    )
    .select([
      'sales.id',
      'sales.car_id',
      'sales.seller_id',
      'sales.dealer_id',
      'sales.buyer_id',
      'buyer.name as buyer',
      'proposed.amount as proposed',
      'card.conversation_id',
      'tickets.id as ticket_id',
      sql<string>`coalesce(dealer_accounts.company_name, seller.name)`.as('seller'),
      carName.as('title'),
      sql<string | null>`(select number from bills where sale_id = sales.id order by revision desc limit 1)`.as(
        'bill_number',
      ),
      sql<boolean>`sales.dealer_id is not null and seat.user_id is null`.as('has_left'),
    ])
    .where('sales.id', '=', saleId)
    .executeTakeFirst();

export const ticketFacts = (db: Queryable, ticketId: number) =>
  db
    .selectFrom('tickets')
    .innerJoin('users', 'users.id', 'tickets.user_id')
    .select(['tickets.id', 'tickets.user_id', 'tickets.subject', 'users.game_account_id'])
    .where('tickets.id', '=', ticketId)
    .executeTakeFirst();

export const applicationFacts = (db: Queryable, applicationId: number) =>
  db
    .selectFrom('dealer_applications')
    .innerJoin('users', 'users.id', 'dealer_applications.user_id')
    .select(['user_id', 'company_name', 'review_notes', 'users.name', 'users.game_account_id'])
    .where('dealer_applications.id', '=', applicationId)
    .executeTakeFirst();

export const dealerFacts = (db: Queryable, dealerId: number) =>
  db.selectFrom('dealer_accounts').select(['id', 'company_name']).where('id', '=', dealerId).executeTakeFirst();

export const invitationFacts = (db: Queryable, invitationId: number) =>
  db
    .selectFrom('dealer_invitations')
    .innerJoin('dealer_accounts', 'dealer_accounts.id', 'dealer_invitations.dealer_account_id')
    .select(['dealer_invitations.id', 'invited_user_id', 'company_name'])
    .where('dealer_invitations.id', '=', invitationId)
    .executeTakeFirst();

export const transferFacts = (db: Queryable, transferId: number) =>
  db
    .selectFrom('ownership_transfers as transfer')
    .innerJoin('dealer_accounts', 'dealer_accounts.id', 'transfer.dealer_account_id')
    .innerJoin('users as owner', 'owner.id', 'from_user_id')
    .innerJoin('users as receiver', 'receiver.id', 'to_user_id')
    .select([
      'company_name',
      'transfer.status',
      'from_user_id',
      'owner.name as from_name',
      'to_user_id',
      'receiver.name as to_name',
    ])
    .where('transfer.id', '=', transferId)
    .executeTakeFirst();

export const nameOf = async (db: Queryable, userId: number): Promise<string | undefined> =>
  (await db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst())?.name;

/** Game accounts of everyone in a conversation, including the dealer's team. */
export async function accountsInConversation(db: Queryable, conversationId: number): Promise<number[]> {
  const { rows } = await sql<{ game_account_id: number }>`
    select users.game_account_id from users where users.id in (
      select user_id from conversation_participants where conversation_id = ${conversationId}
      union
      select member.user_id from dealer_team_members as member
      join conversations on conversations.dealer_id = member.dealer_account_id
      where conversations.id = ${conversationId}
    )`.execute(db);
  return rows.map(({ game_account_id }) => game_account_id);
}

/** Those of these cars that are for sale, oldest first. */
export const carsForSale = (db: Queryable, carIds: readonly number[]) =>
  db
    .selectFrom('cars')
    .select(['cars.id', carName.as('title')])
    .where('cars.id', 'in', carIds)
    .where('cars.status', '=', 'active')
    .where('cars.is_hidden', '=', false)
    .orderBy('cars.id')
    .execute();

export async function whoFollows(db: Queryable, dealerId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('dealer_follows').select('user_id').where('dealer_id', '=', dealerId).execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
