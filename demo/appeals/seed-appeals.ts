import { decisions } from '@forecourt/contract/appeals/decisions.ts';
import type { Tx } from '@forecourt/server/database/database.ts';
import { sql } from 'kysely';
import { carName } from '@forecourt/server/database/car-name.sql.ts';
import { insertRows, takeIds } from '../cars/insert-rows.ts';
import { demoAppeals, type About, type DemoAppeal } from './demo-appeals.ts';
import { unappealed, wordsOf, type Ids, type Thing } from './log-rows.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface PlannedAppeal {
  appeal: DemoAppeal;
  thing: Thing;
  decidedAt: Date;
  /** In milliseconds, used to number tickets in order. */
  at: number;
  ticketId: number;
  rows: (ticketId: number) => ReturnType<typeof rowsOf>;
}

/** Plans decisions and appeals before tickets are numbered by time. */
export async function planAppeals(tx: Tx, now: Date): Promise<PlannedAppeal[]> {
  const people = await peopleOf(tx);
  const { rows: categories } = await sql<{
    id: number;
  }>`select id from ticket_categories where name = 'Appeals'`.execute(tx);
  const taken: number[] = [];
  const planned: PlannedAppeal[] = [];
  for (const appeal of demoAppeals) {
    const thing = await findThing(tx, appeal.about, taken);
    taken.push(thing.id);
    const decidedAt = momentOf(appeal, thing, now);
    const one: PlannedAppeal = {
      appeal,
      thing,
      decidedAt,
      at: decidedAt.getTime() + 6 * hourMs,
      ticketId: 0,
      rows: (ticketId) => {
        one.ticketId = ticketId;
        return rowsOf(one, ticketId, categories[0]!.id, people);
      },
    };
    planned.push(one);
  }
  return planned;
}

/** After the listing was published, and long enough ago for the messages since. */
function momentOf({ about, days }: DemoAppeal, { since }: Thing, now: Date): Date {
  const isOver = 'car' in about && about.car === 'active';
  if (isOver) return new Date(since.getTime() + days * dayMs);
  const listed = since.getTime() + 2 * hourMs;
  return new Date(Math.min(Math.max(listed, now.getTime() - days * dayMs), now.getTime() - 14 * hourMs));
}

async function findThing(tx: Tx, about: About, taken: readonly number[]): Promise<Thing> {
  const { rows } =
    'car' in about
      ? await sql<Thing>`select 'car' as kind, cars.id, ${carName} as name,
          seller_id as "ownerId", published_at as since
        from cars join users on users.id = cars.seller_id
        where cars.status = ${about.car} and dealer_id is null and staff_role is null
          and (cars.status <> 'active' or published_at < now() - interval '5 days')
          and cars.id <> all (${sql.val([...taken])}::bigint[])
          and not exists (select from cars as other where other.id = any (${sql.val([...taken])}::bigint[]) and other.seller_id = cars.seller_id)
        order by published_at, cars.id limit 1`.execute(tx)
      : await sql<Thing>`select 'user' as kind, id, name, id as "ownerId", created_at as since from users
          where name = ${about.person}`.execute(tx);
  const [thing] = rows;
  if (!thing) throw new Error(`The demo world has no ${JSON.stringify(about)}`);
  return thing;
}

function rowsOf({ appeal, thing, at }: PlannedAppeal, id: number, category_id: number, people: Ids) {
  const after = (hours: number) => new Date(at + hours * hourMs);
  const { outcome } = appeal;
  const said = [
    ...appeal.said,
    ...(outcome ? [{ ...outcome, text: `${outcome.message} ${outcome.reason}`, note: undefined }] : []),
  ];
  const first = said.find(({ by, note }) => by && !note);
  const last = Math.max(0, ...said.map(({ afterHours }) => afterHours));
  const isClosed = appeal.ticket === 'closed';
  const ticket = {
    id,
    user_id: thing.ownerId,
    category_id,
    subject: `Appeal: ${decisions[appeal.action].name} (${thing.name})`.slice(0, 120),
    description: appeal.statement,
    priority: 'high' as const,
    status: appeal.ticket,
    assigned_to: first?.by ? people.get(first.by)! : null,
    created_at: after(0),
    updated_at: after(last),
    first_response_at: first ? after(first.afterHours) : null,
    resolved_at: outcome ? after(outcome.afterHours) : null,
    closed_at: isClosed ? after(last) : null,
    rating: null,
    rating_comment: null,
    rated_at: null,
    sale_id: null as number | null,
  };
  const responses = said.map(({ by, afterHours, text, note }) => ({
    ticket_id: id,
    author_id: by ? people.get(by)! : thing.ownerId,
    is_staff: by !== undefined,
    is_internal: note === true,
    content: text,
    created_at: after(afterHours),
  }));
  return { ticket, responses };
}

/** Writes the decisions, including those without an appeal, the appeals and their outcomes, as in the staff log. */
export async function seedAppeals(tx: Tx, planned: readonly PlannedAppeal[], now: Date): Promise<void> {
  const people = await peopleOf(tx);
  const appealIds = await takeIds(tx, 'appeals', planned.length);
  const log = [
    ...(await unappealed(tx, now, people)),
    ...planned.flatMap((one, place) => wordsOf(one, appealIds[place]!, people)),
  ];
  const sorted = log.toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime());
  const ids = await takeIds(tx, 'staff_actions', sorted.length);
  const numbered = sorted.map((row, place) => ({ row, id: ids[place]! }));
  await insertRows(
    tx,
    'staff_actions',
    numbered.map(({ row: { of: _of, ...row }, id }) => ({ id, from_console: false, ...row })),
  );
  await insertRows(
    tx,
    'appeals',
    planned.map(({ appeal: { status, outcome }, thing, ticketId, at }, place) => ({
      id: appealIds[place]!,
      decision_id: numbered.find(({ row }) => row.of === appealIds[place])!.id,
      ticket_id: ticketId,
      user_id: thing.ownerId,
      status,
      outcome_by: outcome ? people.get(outcome.by)! : null,
      outcome_at: status === 'open' ? null : new Date(at + (outcome?.afterHours ?? 7) * hourMs),
      outcome_reason: outcome?.reason ?? null,
      created_at: new Date(at),
    })),
  );
}

async function peopleOf(tx: Tx): Promise<Ids> {
  const { rows } = await sql<{ id: number; name: string }>`select id, name from users`.execute(tx);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
