import type pg from 'pg';

/** Adds this many verified sales of the last two years to a filled market, each of a car of its own. */
export async function fillSales(pool: pg.Pool, sales: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '512MB'");
    await client.query('set session_replication_role = replica; select setseed(0.4711)');
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(ownIndexes);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (let made = 0; made < sales; made += 100_000) await client.query(manySales, [Math.min(100_000, sales - made)]);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('vacuum analyze cars, sales');
  } finally {
    client.release(true);
  }
}

/** Indexes that no constraint needs. */
const ownIndexes = `
  select indexname as name, indexdef as definition from pg_indexes
  where tablename in ('cars', 'sales') and schemaname = 'public'
    and indexname not in (select conname from pg_constraint)`;

/** Sold cars of popular models first, whose amounts follow age and mileage with some noise. */
const manySales = `
  with models as (
    select array_agg(m.id order by m.id) as ids, array_agg(m.display_name order by m.id) as names,
      array_agg(m.make_id order by m.id) as make_ids, array_agg(k.display_name order by m.id) as makes,
      array_agg(m.body_class order by m.id) as classes
    from car_models m join car_makes k on k.id = m.make_id
  ), people as (
    select array_agg(id) as ids from users where gta_world_id > 900000
  ), drawn as (
    select n, 1 + floor(power(random(), 1.6) * 540)::int as model, floor(power(random(), 1.5) * 22)::int as age,
      700 * power(random(), 1.3) + 1 as days_ago, floor(random() * cardinality(ids))::int as seller, random() as tuned,
      random() + random() - 1 as noise
    from generate_series(1, $1::int) as n, people
  ), priced as (
    select drawn.*, age * 9000 * (0.3 + random()) as mileage, floor(tuned * 4)::int as level,
      now() - make_interval(secs => days_ago * 86400) as sold_at
    from drawn
  ), sold as (
    insert into cars (seller_id, status, make_id, model_id, make, model, year, description, price, original_price, mileage,
      body_class, engine_upgrade, brake_upgrade, transmission_upgrade, armour, has_turbo, published_at, expires_at, sold_at, removed_at)
    select people.ids[1 + seller], 'removed', make_ids[model], models.ids[model], makes[model], names[model], 2026 - age,
      'A car', amount, amount, mileage::int, classes[model], level, level, level, 0, tuned > 0.8,
      sold_at - interval '9 days', sold_at + interval '20 days', sold_at, sold_at + interval '1 day'
    from priced, models, people, lateral (
      select (exp(9 + model % 40 / 12.0 - 0.06 * age - mileage / 400000 + 0.2 * noise))::int as amount
    ) as worth
    returning id, seller_id, price, sold_at
  )
  insert into sales (car_id, seller_id, buyer_id, listing_price, sale_price, status, car_status_before, sold_at, confirmed_at)
  select id, seller_id, buyer_id, price, price, 'confirmed', 'active', sold_at, sold_at + interval '1 hour'
  from sold, people, lateral (select people.ids[1 + (seller_id + id * 7919) % cardinality(people.ids)] as buyer_id) as buyer
  where buyer_id <> seller_id`;
