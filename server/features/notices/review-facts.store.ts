import type { ReviewType } from '@forecourt/contract/reviews/review-values.ts';
import { sql } from 'kysely';
import { carName } from '../../database/car-name.sql.ts';
import type { Queryable, Tx } from '../../database/database.ts';
import { accountsOfSale } from '../../database/owner.sql.ts';
import { isVisible } from '../../database/reviews.sql.ts';

/** Facts for notifications about reviews and awards. Undefined if the subject no longer exists. */

export const reviewFacts = (db: Queryable, reviewId: number) =>
  db
    .selectFrom('reviews')
    .innerJoin('sales', 'sales.id', 'reviews.sale_id')
    .innerJoin('cars', 'cars.id', 'sales.car_id')
    .innerJoin('users as author', 'author.id', 'reviews.author_id')
    .innerJoin('users as reviewed', 'reviewed.id', 'reviews.user_id')
    .leftJoin('dealer_accounts', 'dealer_accounts.id', 'reviews.dealer_id')
    .select([
      sql<ReviewType>`reviews.review_type`.as('review_type'),
      'reviews.author_id',
      'author.name as author_name',
      'reviews.user_id',
      'reviewed.name as user_name',
      'reviews.dealer_id',
      'dealer_accounts.company_name',
      'sales.car_id',
      carName.as('car'),
      isVisible.as('is_visible'),
      sql<number[]>`${accountsOfSale} || array[author.game_account_id, reviewed.game_account_id]::float8[]`.as(
        'accounts',
      ),
    ])
    .where('reviews.id', '=', reviewId)
    .where('reviews.deleted_at', 'is', null)
    .executeTakeFirst();

/**
 * Whether this side still has a review to write, since it's asked a moment after the sale is verified. The sale stays
 * locked until the notices are committed, so that writing the review finds them. The car comes first, in the common
 * order (docs/decisions/022).
 */
export async function isReviewMissing(tx: Tx, saleId: number, side: ReviewType): Promise<boolean> {
  await sql`select from cars where id = (select car_id from sales where id = ${saleId}) for key share`.execute(tx);
  await sql`select from sales where id = ${saleId} for share`.execute(tx);
  const written = tx.selectFrom('reviews').select('id').where('sale_id', '=', saleId).where('review_type', '=', side);
  return (await written.executeTakeFirst()) === undefined;
}

/** Only for sales that are still verified. */
export const reviewSides = (db: Queryable, saleId: number) =>
  db
    .selectFrom('sales')
    .innerJoin('cars', 'cars.id', 'sales.car_id')
    .innerJoin('users as buyer', 'buyer.id', 'sales.buyer_id')
    .innerJoin('users as seller', 'seller.id', 'sales.seller_id')
    .leftJoin('dealer_accounts', 'dealer_accounts.id', 'sales.dealer_id')
    .select([
      'sales.car_id',
      carName.as('car'),
      'sales.seller_id',
      'seller.name as seller_name',
      'buyer.id as buyer_id',
      'buyer.name as buyer_name',
      'sales.dealer_id',
      'dealer_accounts.company_name',
    ])
    .where('sales.id', '=', saleId)
    .where('sales.status', '=', 'confirmed')
    .executeTakeFirst();

export const awardFacts = (db: Queryable, grantId: number) =>
  db
    .selectFrom('award_grants')
    .innerJoin('awards', 'awards.id', 'award_grants.award_id')
    .select(['award_grants.user_id', 'awards.name'])
    .where('award_grants.id', '=', grantId)
    .executeTakeFirst();
