import { saleHints, type SaleHint } from '@forecourt/contract/sales/counting-values.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { sql } from 'kysely';
import { hasRepeatReviews, isFarBelowAsking, isMinutesApart } from '../../database/counting.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { sellingAccountsOfSale } from '../../database/owner.sql.ts';

/**
 * Suspicious facts about these sales. Shows whether characters belong to one person only to staff who may know that.
 */
export async function findSaleHints(
  db: Queryable,
  ids: readonly number[],
  staffRole: StaffRole | null,
): Promise<(saleId: number) => SaleHint[]> {
  const { rows } = await sql<Record<SaleHint, boolean> & { id: number }>`
    select sales.id, ${isFarBelowAsking} as far_below_asking, ${isMinutesApart} as minutes_apart,
      ${hasRepeatReviews} as repeat_reviews,
      sales.reviews_withheld or coalesce(buyer.game_account_id = any (${sellingAccountsOfSale}), false) as buyer_on_team
    from sales left join users as buyer on buyer.id = sales.buyer_id where sales.id = any (${sql.val(ids)}::bigint[])
  `.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const told = staffRoleMay(staffRole, 'users.characters')
    ? saleHints
    : saleHints.filter((one) => one !== 'buyer_on_team');
  return (id) => told.filter((hint) => byId.get(id)?.[hint]);
}
