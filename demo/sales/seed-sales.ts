import { subjectKeys } from '@forecourt/server/features/messaging/reach.rules.ts';
import type { Tx } from '@forecourt/server/database/database.ts';
import { sql } from 'kysely';
import type { Ids } from '../cars/car-rows.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { daysBefore } from '../cars/history.ts';
import { insertRows, takeIds } from '../cars/insert-rows.ts';
import { demoSales } from './demo-sales.ts';
import { disputeRows, type Numbered } from './dispute-rows.ts';

/** What was sold in the demo world over the last year, in every state; the cars, people and talks are there. */
export async function seedSales(
  tx: Tx,
  { cars, pastCars, ids }: { cars: readonly DemoCar[]; pastCars: readonly DemoCar[]; ids: Ids },
  now: Date,
): Promise<void> {
  const told = demoSales([...cars, ...pastCars], now).toSorted((a, b) => a.soldAt.getTime() - b.soldAt.getTime());
  const saleIds = await takeIds(tx, 'sales', told.length);
  const sales = told.map((sale, place) => ({ ...sale, id: saleIds[place]!, ids }));
  await insertRows(tx, 'sales', sales.map(saleRow));
  const amounts = sales.flatMap(amountRows).toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const amountIds = await takeIds(tx, 'sale_amounts', amounts.length);
  await insertRows(
    tx,
    'sale_amounts',
    amounts.map((row, place) => ({ id: amountIds[place]!, ...row })),
  );
  await seedDisputes(tx, sales);
  await seedCards(tx, sales, now);
}

const memberOf = ({ buyer, ids }: Numbered) =>
  buyer === null || typeof buyer === 'string' ? null : ids.user(buyer.character);

const saleRow = (sale: Numbered) => ({
  id: sale.id,
  car_id: sale.ids.car(sale.car.number),
  seller_id: sale.ids.user(sale.car.seller),
  dealer_id: sale.car.dealer && sale.ids.dealer(sale.car.dealer),
  buyer_id: memberOf(sale),
  buyer_name: typeof sale.buyer === 'string' ? sale.buyer : null,
  buyer_contact: sale.contact,
  notes: sale.notes,
  listing_price: sale.car.facts.price,
  sale_price: sale.price,
  sale_method: sale.method,
  status: sale.status,
  car_status_before: 'active',
  sold_at: sale.soldAt,
  confirmed_at: sale.confirmedAt,
  ended_at: sale.endedAt,
});

/** Every amount it had: as it was first, as it was mended, and what waits for the buyer's word. */
function amountRows({ id, car, price, priceBefore, proposed, soldAt, confirmedAt, ids }: Numbered) {
  if (price === null) return [];
  const row = (before: number | null, amount: number, status: string, at: Date) => ({
    sale_id: id,
    amount_before: before,
    amount,
    status,
    by_user_id: ids.user(car.seller),
    at,
    answered_at: null,
  });
  const first = row(null, priceBefore ?? price, 'set', soldAt);
  const mended = priceBefore === null ? [] : [row(priceBefore, price, 'set', daysBefore(soldAt, -0.02))];
  const open =
    proposed === null || !confirmedAt ? [] : [row(price, proposed, 'proposed', daysBefore(confirmedAt, -0.1))];
  return [first, ...mended, ...open];
}

async function seedDisputes(tx: Tx, sales: readonly Numbered[]): Promise<void> {
  const disputed = sales.filter(({ dispute }) => dispute !== null);
  const byName = async (table: 'users' | 'ticket_categories', name: string) =>
    (await sql<{ id: number }>`select id from ${sql.table(table)} where name = ${name}`.execute(tx)).rows[0]!.id;
  const staff = await byName('users', 'Mia Santoro');
  const category = await byName('ticket_categories', 'Safety & Scams');
  const ticketIds = await takeIds(tx, 'tickets', disputed.length);
  const rows = disputed.map((sale, place) => disputeRows(sale, { id: ticketIds[place]!, staff, category }));
  await insertRows(
    tx,
    'tickets',
    rows.map(({ ticket }) => ticket),
  );
  const said = rows.flatMap(({ responses }) => responses);
  const responseIds = await takeIds(tx, 'ticket_responses', said.length);
  await insertRows(
    tx,
    'ticket_responses',
    said.map((row, place) => ({ id: responseIds[place]!, ...row })),
  );
}

/** The messages that asked the buyers of the last weeks, in the conversation about the car. */
async function seedCards(tx: Tx, sales: readonly Numbered[], now: Date): Promise<void> {
  for (const sale of sales) {
    const buyerId = memberOf(sale);
    if (buyerId === null || (sale.soldAt < daysBefore(now, 40) && !sale.dispute && sale.proposed === null)) continue;
    const [carId, sellerId] = [sale.ids.car(sale.car.number), sale.ids.user(sale.car.seller)];
    const dealerId = sale.car.dealer && sale.ids.dealer(sale.car.dealer);
    const isRead = sale.status !== 'recorded';
    await sql`
      with known as (
        insert into conversations (conversation_type, car_id, dealer_id, created_by, subject_key, created_at, updated_at)
        values ('direct', ${carId}, ${dealerId}, ${sellerId}, ${subjectKeys.car(carId, buyerId)}, ${sale.soldAt}, ${sale.soldAt})
        on conflict (subject_key) do update set updated_at = greatest(conversations.updated_at, excluded.updated_at)
        returning id, last_sequence, updated_at
      ), people as (
        insert into conversation_participants (conversation_id, user_id, joined_at)
        select known.id, who, ${sale.soldAt}::timestamptz
        from known cross join unnest(${dealerId === null ? [buyerId, sellerId] : [buyerId]}::bigint[]) as who
        on conflict do nothing
      ), reads as (
        insert into conversation_reads (conversation_id, user_id, read_sequence)
        select known.id, who, known.last_sequence + 1
        from known cross join unnest(${isRead ? [buyerId, sellerId] : [sellerId]}::bigint[]) as who
        on conflict (conversation_id, user_id) do update set read_sequence = excluded.read_sequence
      )
      insert into messages (conversation_id, sequence, sender_id, dealer_id, message_type, content, card_kind, card_id,
        created_at)
      select id, last_sequence + 1, ${sellerId}, ${dealerId}::bigint, 'purchase',
        'Please confirm that you bought this car.', 'purchase', ${sale.id},
        case when last_sequence = 0 then updated_at else updated_at + interval '2 minutes' end from known`.execute(tx);
  }
  await sql`
    update conversations set last_sequence = latest.sequence, updated_at = latest.at
    from (
      select conversation_id, max(sequence) as sequence, max(created_at) as at from messages group by conversation_id
    ) as latest
    where latest.conversation_id = conversations.id and conversations.last_sequence < latest.sequence`.execute(tx);
}
