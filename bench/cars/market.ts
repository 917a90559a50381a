import type pg from 'pg';

/**
 * Fills the scratch database with this many cars: a few makes have most of them, prices and years are skewed, and
 * descriptions are sentences. Triggers and indexes are disabled while filling, and counts are computed at the end.
 */
export async function fillMarket(pool: pg.Pool, cars: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0; set synchronous_commit = off; set maintenance_work_mem = '512MB'");
    await client.query('set session_replication_role = replica; select setseed(0.4711)');
    await client.query(people, [Math.ceil(cars / 10)]);
    await client.query(dealers, [Math.ceil(cars / 90)]);
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(ownIndexes);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (let made = 0; made < cars; made += 100_000)
      await client.query(manyCars, [Math.min(100_000, cars - made), made]);
    for (const { definition } of indexes) await client.query(definition);
    await client.query('select recount_cars(), recount_cars_for_staff()');
    await client.query("select note_search_words(string_agg(distinct title, ' '), false) from cars");
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

/** Indexes of the cars table except its primary key. */
const ownIndexes = `
  select indexname as name, indexdef as definition from pg_indexes
  where tablename = 'cars' and indexname <> 'cars_pkey'`;

const people = `
  with accounts as (
    insert into game_accounts (id, username) select 900000 + n, 'bench' || n from generate_series(1, $1::int) as n
    returning id
  )
  insert into users (gta_world_id, game_account_id, name, phone_number, routing_number)
    select id, id, 'Bench Person ' || id, '5550100', '123456789' from accounts`;

/** Each with one person as its owner, who is the contact for its cars. */
const dealers = `
  with made as (
    insert into dealer_accounts (company_name) select 'Bench Dealer ' || n from generate_series(1, $1::int) as n returning id
  )
  insert into dealer_team_members (user_id, dealer_account_id, role)
    select people.id, made.id, 'owner' from (select id, row_number() over (order by id) as n from made) as made
    join (select id, row_number() over (order by id) as n from users where gta_world_id > 900000) as people using (n)`;

/** $1 cars. $2 is where their numbering starts, which spreads them over time. */
const manyCars = `
  with models as (
    select array_agg(m.id order by m.id) as ids, array_agg(m.display_name order by m.id) as names,
      array_agg(m.make_id order by m.id) as make_ids, array_agg(k.display_name order by m.id) as makes,
      array_agg(m.body_class order by m.id) as classes
    from car_models m join car_makes k on k.id = m.make_id
  ), sellers as (
    select (select array_agg(id) from users where gta_world_id > 900000) as ids,
      array_agg(dealer_account_id order by dealer_account_id) as dealers,
      array_agg(user_id order by dealer_account_id) as owners
    from dealer_team_members join users on users.id = user_id where gta_world_id > 900000
  ), drawn as (
    select n, 1 + floor(power(random(), 1.6) * 540)::int as model, random() as dealer, random() as age, random() as worth,
      random() as worn, random() as seller, random() as firm,
      1 + floor(random() * 15)::int as colour, random() as luck, md5(n::text || $2) as hash
    from generate_series(1, $1::int) as n
  ), words as (
    select array['clean','quick','rare','tidy','loud','calm','honest','rebuilt','garaged','tuned','stock','city','desert',
      'beach','mountain','night','race','family','work','show'] as word
  )
  insert into cars (seller_id, dealer_id, status, make_id, model_id, make, model, year, title, description, price,
    original_price, mileage, body_class, colour, transmission, fuel, drive, engine_upgrade, brake_upgrade,
    transmission_upgrade, armour, has_turbo, open_to_trade, features, images, is_featured, featured_until,
    views, published_at, expires_at)
  select
    case when dealer < 0.55 then sellers.owners[1 + floor(firm * cardinality(sellers.owners))::int]
      else sellers.ids[1 + floor(seller * cardinality(sellers.ids))::int] end,
    case when dealer < 0.55 then sellers.dealers[1 + floor(firm * cardinality(sellers.dealers))::int] end, 'active',
    make_ids[model], models.ids[model], makes[model], names[model], 2026 - floor(power(age, 2) * 40)::int,
    case when luck < 0.3 then initcap(word[1 + (n % 20)] || ' ' || names[model]) end,
    'A ' || word[1 + (n % 20)] || ' and ' || word[1 + (n * 7 % 20)] || ' ' || names[model] || ', kept by one owner since new. '
      || 'It was driven for ' || word[1 + (n * 3 % 20)] || ' use and serviced on time. Comes with two keys and papers. Ref '
      || left(hash, 8) || '. Viewing near ' || word[1 + (n * 11 % 20)] || ' road any evening.',
    (2000 + power(worth, 3) * 400000)::int,
    ((2000 + power(worth, 3) * 400000) * case when n % 6 = 0 then 1.1 else 1 end)::int, (power(worn, 2) * 180000)::int,
    classes[model],
    (array['black','white','silver','grey','red','blue','green','yellow','orange','brown','beige','gold','purple','pink','two-tone'])[colour],
    case when luck < 0.7 then 'automatic' else 'manual' end,
    (array['petrol','petrol','petrol','petrol','diesel','hybrid','electric',null])[1 + n % 8],
    (array['rear','rear','front','all',null])[1 + n * 3 % 5], n % 5, n * 7 % 5, n * 11 % 5, n * 13 % 6, n % 3 = 0,
    n % 4 = 0, array['Custom rims','Tinted windows'] || case when n % 7 = 0 then array['One owner'] else '{}' end,
    jsonb_build_array(jsonb_build_object('id', n, 'key', hash, 'width', 1600, 'height', 1000,
      'blur', 'data:image/webp;base64,' || repeat(hash, 5))),
    luck > 0.9995, case when luck > 0.9995 then now() + interval '300 days' end,
    (luck * 500)::int, now() - make_interval(secs => random() * 28 * 86400), now() + interval '300 days'
  from drawn, models, sellers, words`;
