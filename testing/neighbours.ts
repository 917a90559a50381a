import type { Tx } from '../server/database/database.ts';
import { subjectKeys } from '../server/features/messaging/reach.rules.ts';

interface Neighbours {
  seller: number;
  buyer: number;
  support: number;
}

/**
 * Two users that no test plays have traded with each other. A list that forgets to filter by owner shows their things,
 * and the test that expects only its own fails.
 */
export async function neighboursTrade(tx: Tx, { seller, buyer, support }: Neighbours): Promise<void> {
  const carId = await listedAndFeatured(tx, seller);
  await tx.insertInto('favourites').values({ user_id: buyer, car_id: carId }).execute();
  await tx.insertInto('car_reports').values({ car_id: carId, reporter_id: buyer, reason: 'Wrong price' }).execute();
  await talkAbout(tx, carId, buyer, seller);
  await askForHelp(tx, buyer, support);
}

async function listedAndFeatured(tx: Tx, seller: number): Promise<number> {
  const { id } = await tx
    .insertInto('cars')
    .values({
      seller_id: seller,
      status: 'active',
      make: 'Vapid',
      model: 'Dominator',
      year: 2019,
      body_class: 'Muscle',
      description: 'The neighbours’ own.',
      price: 61_000,
      original_price: 61_000,
      published_at: new Date(),
      expires_at: inDays(20),
      is_featured: true,
      featured_until: inDays(2),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payment = await tx
    .insertInto('payments')
    .values({
      user_id: seller,
      kind: 'featured',
      car_id: id,
      subject: '2019 Vapid Dominator',
      purpose: `feature of car ${id}`,
      amount: 2500,
      lines: JSON.stringify([{ label: 'Featured for 3 days', amount: 2500 }]),
      lasts_hours: 72,
      status: 'completed',
      settled_at: new Date(),
      delivered_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('payment_events')
    .values({ payment_id: payment.id, kind: 'delivered', cause: 'return' })
    .execute();
  await tx
    .insertInto('car_features')
    .values({ car_id: id, user_id: seller, payment_id: payment.id, starts_at: inDays(-1), ends_at: inDays(2) })
    .execute();
  return id;
}

async function talkAbout(tx: Tx, carId: number, buyer: number, seller: number): Promise<void> {
  const { id } = await tx
    .insertInto('conversations')
    .values({
      conversation_type: 'direct',
      car_id: carId,
      created_by: buyer,
      subject_key: subjectKeys.car(carId, buyer),
      last_sequence: 2,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('conversation_participants')
    .values([buyer, seller].map((user_id) => ({ conversation_id: id, user_id })))
    .execute();
  const said = { conversation_id: id, message_type: 'text' };
  await tx
    .insertInto('messages')
    .values([
      { ...said, sequence: 1, sender_id: buyer, content: 'Is it still there, neighbour?' },
      { ...said, sequence: 2, sender_id: seller, content: 'It is, neighbour.' },
    ])
    .execute();
}

async function askForHelp(tx: Tx, buyer: number, support: number): Promise<void> {
  const { id } = await tx
    .insertInto('tickets')
    .values({
      user_id: buyer,
      category_id: 1,
      subject: 'The neighbour’s question',
      description: 'Between the two of us.',
      status: 'in_progress',
      assigned_to: support,
      first_response_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('ticket_responses')
    .values({ ticket_id: id, author_id: support, is_staff: true, content: 'We are looking, neighbour.' })
    .execute();
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
