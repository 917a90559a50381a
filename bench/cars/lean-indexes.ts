import type pg from 'pg';

const orders = ['price', 'mileage', 'year'];
const firsts = ['', 'make, ', 'body_class, '];

/** What the lean statements need besides Forecourt's own indexes, all of which know the featured cars apart. */
export async function makeLeanIndexes(pool: pg.Pool): Promise<void> {
  for (const first of firsts)
    for (const order of orders)
      await pool.query(
        `create index if not exists lean_${first.replace(', ', '_')}${order} on cars (${first}${order}, id)
         where status = 'active' and not is_hidden`,
      );
}
