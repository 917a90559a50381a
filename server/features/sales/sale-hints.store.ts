import { saleHints, type SaleHint } from '@forecourt/contract/sales/counting-values.ts';
import type { StaffRole } from '@forecourt/contract/access/who.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { sql, type RawBuilder } from 'kysely';
import { hasRepeatReviews, isFarBelowAsking, isMinutesApart } from '../../database/counting.sql.ts';
import type { Queryable } from '../../database/database.ts';
import { sellingAccountsOfSale } from '../../database/owner.sql.ts';

/** Requires `sales`. */
const conditions: Record<SaleHint, RawBuilder<boolean>> = {
  far_below_asking: isFarBelowAsking,
  minutes_apart: isMinutesApart,
  repeat_reviews: hasRepeatReviews,
  buyer_on_team: sql`(sales.reviews_withheld or exists (
    select from users as buyer where buyer.id = sales.buyer_id and buyer.game_account_id = any (${sellingAccountsOfSale})
  ))`,
};

/** Only staff who may know which characters belong to one person see that the buyer is on the team. */
const hintsFor = (role: StaffRole | null): readonly SaleHint[] =>
  staffRoleMay(role, 'users.characters') ? saleHints : saleHints.filter((hint) => hint !== 'buyer_on_team');

/** Suspicious facts about these sales. */
export async function findSaleHints(
  db: Queryable,
  ids: readonly number[],
  staffRole: StaffRole | null,
): Promise<(saleId: number) => SaleHint[]> {
  const shown = hintsFor(staffRole);
  const { rows } = await sql<Record<SaleHint, boolean> & { id: number }>`
    select sales.id, ${sql.join(shown.map((hint) => sql`${conditions[hint]} as ${sql.ref(hint)}`))}
    from sales where sales.id = any (${sql.val(ids)}::bigint[])
  `.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => shown.filter((hint) => byId.get(id)?.[hint]);
}

/** Farming shows in the latest ones, and a busy dealer's count stays fast. */
const maxSales = 500;

/** How many of a user's latest verified sales and purchases have each suspicious fact. */
export async function countSaleHints(db: Queryable, userId: number, staffRole: StaffRole | null) {
  const shown = hintsFor(staffRole);
  const { rows } = await sql<Record<SaleHint, number>>`
    select ${sql.join(shown.map((hint) => sql`count(*) filter (where ${conditions[hint]}) as ${sql.ref(hint)}`))}
    from (
      select * from sales where ${userId} in (seller_id, buyer_id) and status = 'confirmed'
      order by sold_at desc, id desc limit ${maxSales}
    ) as sales
  `.execute(db);
  return shown.map((hint) => ({ hint, sales: rows[0]![hint] })).filter(({ sales }) => sales > 0);
}
