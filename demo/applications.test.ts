import { siteForThisTest } from '../testing/site.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

test('every dealership opened when its owner was approved, and nothing of it is older', async () => {
  const { db } = await siteForThisTest();
  const { rows } = await sql<{ company_name: string; is_wrong: boolean }>`
    select dealer.company_name, applied.created_at < users.created_at or applied.reviewed_at <> dealer.created_at
      or exists (select from dealer_team_members as seat
        where seat.dealer_account_id = dealer.id and seat.joined_at < dealer.created_at)
      or exists (select from cars where cars.dealer_id = dealer.id and cars.created_at < dealer.created_at)
      or exists (select from sales where sales.dealer_id = dealer.id and sales.sold_at < dealer.created_at)
      or exists (select from payments where payments.dealer_id = dealer.id
        and payments.created_at < dealer.created_at) as is_wrong
    from dealer_accounts as dealer
    join dealer_applications as applied on applied.dealer_account_id = dealer.id
    join users on users.id = applied.user_id
    where applied.status = 'approved'`.execute(db);
  expect(rows).toHaveLength(4);
  expect(rows.filter(({ is_wrong }) => is_wrong)).toEqual([]);
});
