import type pg from 'pg';

const orders = ['price', 'mileage', 'year'];
const firsts = ['', 'make, ', 'body_class, '];

/** Indexes the lean statements need in addition to Forecourt's own, which all separate featured cars. */
export async function makeLeanIndexes(pool: pg.Pool): Promise<void> {
  for (const first of firsts)
    for (const order of orders)
      await pool.query(
        `create index if not exists lean_${first.replace(', ', '_')}${order} on cars (${first}${order}, id)
         where status = 'active' and not is_hidden`,
      );
}
