import { readdir, stat, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { photoWidths } from '@forecourt/contract/photos/photo-widths.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import { photoFile } from '../../server/lib/photo-address.ts';
import { checkTeams } from '../teams/invariants.ts';
import { until } from '../until.ts';

/** Each finds something that was half done. */
const laws: Record<string, RawBuilder<object>> = {
  'a payment that is completed was paid once, and either its goods were given once or it is to be given back': sql`
    select payments.id, payments.status, delivered_at, count(*) filter (where event.kind = 'paid') as paid,
      count(*) filter (where event.kind = 'delivered') as delivered
    from payments join payment_events as event on payment_id = payments.id
    where car_id in (select id from cars where description like '#kill-%') group by payments.id
    having count(*) filter (where event.kind = 'paid') <> (payments.status in ('completed', 'refunded'))::int
      or count(*) filter (where event.kind = 'delivered') <> (delivered_at is not null)::int
      or (payments.status = 'completed' and (delivered_at is null) = (refund_due_since is null))
      or (payments.status not in ('completed', 'refunded') and delivered_at is not null)`,
  'what was completed was paid at the bank': sql`
    select payments.id, bank.status from payments
    left join demo.bank_payments as bank on bank.payment_id = payments.bank_payment_id
    where payments.status = 'completed' and payments.delivered_at > now() - interval '1 day'
      and bank.paid_at is null and payments.bank_payment_id is not null`,
  'a car waits exactly for its payment': sql`
    select cars.id, cars.status from cars where (status = 'pending') <> exists (
      select from payments where car_id = cars.id and kind = 'listing' and payments.status = 'pending')`,
  'a listing that was paid for has run since': sql`
    select cars.id, cars.status from cars join payments on car_id = cars.id
    where kind = 'listing' and delivered_at is not null and (expires_at is null or cars.status in ('draft', 'pending'))`,
  'a feature that was paid for is there once': sql`
    select payments.id, count(car_features.id) from payments left join car_features on payment_id = payments.id
    where payments.kind = 'featured' group by payments.id
    having count(car_features.id) <> (delivered_at is not null)::int`,
  'a car is featured for as long as was paid for': sql`
    select cars.id, featured_until, paid.hours from cars join (
      select car_id, sum(lasts_hours) as hours, min(delivered_at) as since from payments
      where kind = 'featured' and delivered_at is not null and subject is not null group by car_id) as paid on car_id = cars.id
    where description like '#kill-%'
      and abs(extract(epoch from featured_until - since - make_interval(hours => hours::int))) > 120`,
  'a car is sold by the one sale that stands': sql`
    select cars.id, cars.status, count(sales.id) from cars
    left join sales on car_id = cars.id and sales.status in ('recorded', 'confirmed', 'disputed')
    where cars.status <> 'removed' group by cars.id having count(sales.id) <> (cars.status = 'sold')::int`,
  'a buyer who is named was asked once': sql`
    select sales.id, count(messages.id) from sales
    left join messages on card_kind = 'purchase' and card_id = sales.id
    where sales.notes like '%#kill-%' group by sales.id having count(messages.id) <> 1`,
  'messages are numbered without a gap, and their conversation knows the last': sql`
    select conversations.id, last_sequence, count(messages.id), max(sequence) from conversations
    left join messages on conversation_id = conversations.id group by conversations.id
    having last_sequence <> count(messages.id) or last_sequence <> coalesce(max(sequence), 0)`,
  'nobody has read what was not written': sql`
    select conversation_id, user_id, read_sequence from conversation_reads join conversations on id = conversation_id
    where read_sequence > last_sequence`,
  'an answer of the staff is known to the ticket': sql`
    select tickets.id from tickets where (first_response_at is not null) <> exists (
      select from ticket_responses where ticket_id = tickets.id and is_staff and not is_internal)
      and description like '%#kill-%'`,
  'an invitation was brought by one message': sql`
    select invitation.id, count(messages.id) from dealer_invitations as invitation
    left join messages on card_kind = 'dealer_invitation' and card_id = invitation.id
    group by invitation.id having count(messages.id) <> 1`,
  'a car stands as the staff’s log says last': sql`
    select cars.id, cars.status, last.after from cars join lateral (
      select after from staff_actions where target_kind = 'car' and target_id = cars.id order by id desc limit 1
    ) as last on true
    where description = '#kill-flagged' and last.after->>'status' is distinct from cars.status`,
  'the pictures of a car are its photos': sql`
    select cars.id from cars where description like '#kill-%'
      and jsonb_array_length(images) <> (select count(*) from photos where car_id = cars.id)`,
};

/** Describes everything that is half done now. */
export async function halfDone(db: Database, photoFolder: string): Promise<string[]> {
  const found: string[] = [];
  for (const [law, query] of Object.entries(laws)) {
    const { rows } = await query.execute(db);
    if (rows[0]) found.push(`${law}: not so with ${JSON.stringify(rows[0])}`);
  }
  await checkTeams(db).catch((error: unknown) => found.push(String(error)));
  found.push(...(await keptCounts(db)), ...(await photosWithoutFiles(db, photoFolder)));
  return found;
}

/**
 * Compares each stored count with a recount in one transaction that is rolled back, because the site's jobs keep
 * running and their changes would be in only one of the two.
 */
async function keptCounts(db: Database): Promise<string[]> {
  const wrong: string[] = [];
  const counts = {
    car_counts: ['fold_car_counts(null)', 'recount_cars()', 'where cars <> 0'],
    staff_car_counts: ['fold_staff_car_counts()', 'recount_cars_for_staff()', 'where cars <> 0'],
    payment_sums: ['fold_payment_sums()', 'sum_payments_again()', 'where payments <> 0'],
    car_bits: ['fold_car_counts(null)', 'recount_cars()', ''],
  };
  for (const [table, [fold, recount, where]] of Object.entries(counts)) {
    const once = () => foldedAndCounted(db, { table, fold: fold!, recount: recount!, where: where! });
    let [folded, counted] = await once();
    // A job folded the same rows right then, so try again.
    while (folded === null) [folded, counted] = await once();
    if (folded !== counted) wrong.push(`${table} is not what counting gives`);
  }
  return wrong;
}

async function foldedAndCounted(
  db: Database,
  { table, fold, recount, where }: { table: string; fold: string; recount: string; where: string },
): Promise<[folded: string | null, counted: string | null]> {
  const undone = new Error('undone');
  let found: [string | null, string | null] = [null, null];
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const kept = async () =>
        (
          await sql<{ all: string }>`
          select coalesce(string_agg(one::text, ' ' order by one::text), '') as all
          from (select * from ${sql.table(table)} ${sql.raw(where)}) as one`.execute(tx)
        ).rows[0]!.all;
      await sql`select ${sql.raw(fold)}`.execute(tx);
      const folded = await kept();
      await sql`select ${sql.raw(recount)}`.execute(tx);
      found = [folded, await kept()];
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone && (error as { code?: string }).code !== notSerializable) throw error;
    });
  return found;
}

const notSerializable = '40001';

async function photosWithoutFiles(db: Database, folder: string): Promise<string[]> {
  const photos = await db
    .selectFrom('photos')
    .select('key')
    .where('bytes', '>', 0)
    .where('car_id', 'is not', null)
    .execute();
  const wrong: string[] = [];
  for (const { key } of photos)
    for (const width of photoWidths) {
      const facts = await stat(join(folder, key.slice(0, 2), photoFile(key, width))).catch(() => null);
      if (!facts?.size) wrong.push(`the photo ${key} has no file of width ${width}`);
    }
  return wrong;
}

/**
 * Nothing a killed process held at `since` or before waits forever: announcements are handled and payments delivered.
 */
export async function stillWaiting(db: Database, since: Date): Promise<string[]> {
  const { rows } = await sql<{ what: string; count: number }>`
    select 'announcements without their notices' as what, count(*) from announcements where notices_due
    union all select 'announcements without their deliveries', count(*) from announcements where deliveries_due
    union all select 'payments that the bank has and nobody got', count(*) from payments
      join demo.bank_payments as bank on bank.payment_id = bank_payment_id
      where payments.status = 'pending' and bank.paid_at is not null
    union all select 'jobs or queues in the hands of the dead', count(*) from (
      select locked_at from graphile_worker._private_jobs
      union all select locked_at from graphile_worker._private_job_queues) as held where locked_at < ${since}`.execute(
    db,
  );
  return rows.filter(({ count }) => count > 0).map(({ what, count }) => `${count} ${what}`);
}

/** Deletes files without a photo, left by interrupted uploads. The site does so after a day, which has passed here. */
export async function sweptFiles(db: Database, folder: string): Promise<number> {
  const unnamed = async () => {
    const files = (await readdir(folder, { recursive: true }).catch(() => [])).filter((name) => name.includes('.webp'));
    const named = new Set((await db.selectFrom('photos').select('key').execute()).map(({ key }) => key));
    return files.filter((name) => !named.has(basename(name).slice(0, 22)));
  };
  const left = await unnamed();
  const longAgo = new Date(Date.now() - 2 * 86_400_000);
  for (const name of left) await utimes(join(folder, name), longAgo, longAgo);
  await sql`select graphile_worker.add_job('sweep_photos', '{}'::json)`.execute(db);
  await until('unused files are deleted', async () => (await unnamed()).length === 0);
  return left.length;
}
