import { noticeGroupNames } from '@forecourt/contract/notices/notice-groups.ts';
import { sql } from 'kysely';
import type { Database } from '../../server/database/database.ts';
import type { seededRandom } from '../random.ts';
import type { Citizen } from './citizen.ts';
import { foundReviewed, type Reviewed } from './review-events.ts';

export interface City {
  people: Citizen[];
  cars: { id: number; seller: Citizen; keepers: Citizen[] }[];
  payments: { id: number; buyer: Citizen; isMembership: boolean }[];
  tickets: { id: number; asker: Citizen }[];
  invitations: { id: number; invited: Citizen; inviter: Citizen }[];
  conversations: { id: number; members: Citizen[] }[];
  reviewed: Reviewed[];
  applications: { id: number; applicant: Citizen }[];
  stoppedChannels: number[];
}

type Random = ReturnType<typeof seededRandom>;

/** The test world's users with things of each kind, random favourites and preferences, and one of them banned. */
export async function foundCity(db: Database, random: Random): Promise<City> {
  const people = await readPeople(db);
  people.find(({ staffRole, dealerId }) => !staffRole && !dealerId)!.isBanned = true;
  for (const person of people) {
    person.muted = noticeGroupNames.filter(() => random.chance(0.15));
    if (person.isBanned)
      await sql`update users set standing = 'banned', standing_reason = 'x', suspended_until = null where id = ${person.id}`.execute(
        db,
      );
    for (const group of person.muted)
      await db.insertInto('muted_notice_groups').values({ user_id: person.id, notice_group: group }).execute();
  }
  const some = (atMost: number) => people.filter(() => random.chance(atMost / people.length));
  const several = <T>(count: number, make: () => Promise<T>) => Array.fromAsync({ length: count }, make);
  const idOf = async (made: ReturnType<typeof sql<{ id: number }>>) => (await made.execute(db)).rows[0]!.id;

  const cars = await several(12, async () => {
    const [seller, keepers] = [random.pick(people), some(5)];
    const id = await idOf(sql<{ id: number }>`
      insert into cars (seller_id, dealer_id, status, make, model, year, price, original_price, description, body_class,
        published_at, expires_at)
      values (${seller.id}, ${seller.dealerId}, 'active', 'Karin', 'Sultan', 2021, 40000, 40000, 'Fine', 'Sports',
        now(), now() + interval '20 days') returning id`);
    await sql`insert into car_reports (car_id, reporter_id, reason) values (${id}, ${people[0]!.id}, 'scam')`.execute(
      db,
    );
    for (const { id: user_id } of keepers) await db.insertInto('favourites').values({ user_id, car_id: id }).execute();
    return { id, seller, keepers };
  });
  const payments = await several(8, async () => {
    const buyer = random.pick(people);
    const isMembership = buyer.dealerId !== null && random.chance(0.5);
    const id = await idOf(sql<{ id: number }>`
      insert into payments (user_id, dealer_id, kind, subject, purpose, amount, lines, lasts_hours, bank_payment_id, bank_link,
        doubt, next_check_at)
      values (${buyer.id}, ${buyer.dealerId}, ${isMembership ? 'membership' : 'listing'}, 'Something',
        gen_random_uuid()::text, 1500, '[]', 720, gen_random_uuid(), 'https://bank.example/1',
        'amount', now() + interval '1 day') returning id`);
    return { id, buyer, isMembership };
  });
  const tickets = await several(8, async () => {
    const asker = random.pick(people);
    const id = await idOf(sql<{ id: number }>`
      insert into tickets (user_id, category_id, subject, description, priority)
      values (${asker.id}, 1, 'Help', 'Please', 'urgent') returning id`);
    await sql`
      with decision as (
        insert into staff_actions (from_console, action, target_kind, target_id, reason)
        values (true, 'suspend_user', 'user', ${asker.id}, 'As agreed') returning id
      )
      insert into appeals (decision_id, ticket_id, user_id) select id, ${id}, ${asker.id} from decision`.execute(db);
    return { id, asker };
  });
  const owners = people.filter(({ teamRole }) => teamRole === 'owner');
  const invitations = await Array.fromAsync(
    people.filter(({ dealerId }) => dealerId === null),
    async (invited) => {
      const inviter = random.pick(owners);
      const id = await idOf(sql<{ id: number }>`
      insert into dealer_invitations (dealer_account_id, invited_user_id, role, invited_by, expires_at)
      values (${inviter.dealerId}, ${invited.id}, 'staff', ${inviter.id}, now() + interval '7 days') returning id`);
      return { id, invited, inviter };
    },
  );
  const conversations = await several(6, async () => {
    const members = some(4);
    const id = await idOf(sql<{ id: number }>`
      insert into conversations (conversation_type, title, created_by) values ('group', 'Meet', ${people[0]!.id}) returning id`);
    for (const { id: user_id } of members)
      await db.insertInto('conversation_participants').values({ conversation_id: id, user_id }).execute();
    await sql`
      insert into conversation_reports (conversation_id, reporter_id, reason, last_sequence)
      values (${id}, ${people[0]!.id}, 'scam', 0)`.execute(db);
    return { id, members };
  });
  const reviewed = await foundReviewed(db, people, random);
  // Each user has at most one pending application.
  const first = random.below(people.length - 3);
  const applications = await Array.fromAsync(people.slice(first, first + 4), async (applicant) => {
    const id = await idOf(sql<{ id: number }>`
      insert into dealer_applications (user_id, company_name, business_type, description, phone)
      values (${applicant.id}, 'New Motors', 'other', 'Cars', '5550101') returning id`);
    return { id, applicant };
  });
  const stopped = await sql<{ id: number }>`
    update webhooks set is_enabled = true, stopped_at = now(), stop_reason = 'Gone' where channel is not null returning id`.execute(
    db,
  );
  const stoppedChannels = stopped.rows.map(({ id }) => id);
  return { people, cars, payments, tickets, invitations, conversations, reviewed, applications, stoppedChannels };
}

async function readPeople(db: Database): Promise<Citizen[]> {
  const { rows } = await sql<Omit<Citizen, 'muted'>>`
    select users.id, game_account_id as account, dealer_account_id as "dealerId", role as "teamRole",
      staff_role as "staffRole", false as "isBanned"
    from users left join dealer_team_members on user_id = users.id order by users.id`.execute(db);
  return rows.map((row) => ({ ...row, muted: [] }));
}
