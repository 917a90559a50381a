import { sql } from 'kysely';
import type { Database, Tx } from '@forecourt/server/database/database.ts';
import { hold } from '@forecourt/server/database/locks.ts';
import { planAppeals, seedAppeals } from './appeals/seed-appeals.ts';
import { refitGuide } from '@forecourt/server/flows/guide/keep-guide.ts';
import type { Secrets } from '@forecourt/server/lib/secrets.ts';
import { seedApplications } from './applications.ts';
import { seedWebhooks } from './chat/seed-webhooks.ts';
import { seedCars } from './cars/seed-cars.ts';
import { seedMessages } from './messages/seed-messages.ts';
import { seedNotices } from './notices/seed-notices.ts';
import { dealers, people, type Character, type DealerName, type Member, type Person } from './people.ts';
import { avatarKeyOf, logoKeyOf } from './pictures/portraits.ts';
import { seedPayments } from './payments/seed-payments.ts';
import { seedProfiles } from './profiles/seed-profiles.ts';
import { seedReports } from './reports/seed-reports.ts';
import { seedReviews } from './reviews/seed-reviews.ts';
import { seedSales } from './sales/seed-sales.ts';
import { seedSearches } from './searches/seed-searches.ts';
import { seedSessions } from './sessions.ts';
import { seedNotes } from './staff/seed-notes.ts';
import { seedTickets } from './tickets/seed-tickets.ts';
import { seedWanted } from './wanted/seed-wanted.ts';

/** Seeds an empty database with the demo. Dates are relative to now. If several processes start, only one seeds. */
export async function seedDemo(db: Database, secrets?: Secrets): Promise<void> {
  const isNew = await db.transaction().execute(async (tx) => {
    await hold(tx, 'demoWorld');
    const settled = await tx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (settled) return false;
    const dealerIds = await seedDealers(tx);
    for (const person of people) await seedPerson(tx, person, dealerIds);
    await seedProfiles(tx);
    const now = new Date();
    const world = await seedCars(tx, dealerIds, now);
    await seedPayments(tx, world, now);
    const sales = await seedSales(tx, world, now);
    await seedMessages(tx, world, sales, now);
    const appeals = await planAppeals(tx, now);
    await seedTickets(tx, sales, appeals, now);
    await seedReviews(tx, now);
    await seedApplications(tx);
    await seedAppeals(tx, appeals, now);
    await seedReports(tx);
    await seedNotes(tx);
    await seedWanted(tx);
    await seedSearches(tx);
    await seedNotices(tx, now);
    await seedSessions(tx);
    if (secrets) await seedWebhooks(tx, secrets);
    return true;
  });
  if (!isNew) return;
  // Without statistics PostgreSQL compares every sale with every other one.
  await sql`analyze`.execute(db);
  // Otherwise the price guide would be empty until its job runs.
  await refitGuide(db, new Date());
}

async function seedDealers(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto('dealer_accounts')
    .values(
      dealers.map((company_name) => ({
        company_name,
        logo_key: logoKeyOf(company_name),
        created_at: daysAgo(openedDaysAgo(company_name)),
      })),
    )
    .returning(['id', 'company_name'])
    .execute();
  return new Map(rows.map(({ id, company_name }) => [company_name, id]));
}

async function seedPerson(tx: Tx, { id, username, characters }: Person, dealerIds: Map<string, number>): Promise<void> {
  const joined = characters.flatMap(({ member }) => (member ? [member.joinedDaysAgo] : []));
  if (joined.length === 0) return;
  await tx
    .insertInto('game_accounts')
    .values({ id, username, first_seen_at: daysAgo(Math.max(...joined)) })
    .execute();
  for (const character of characters) await seedMember(tx, id, character, dealerIds);
}

async function seedMember(
  tx: Tx,
  gameAccountId: number,
  character: Character,
  dealerIds: Map<string, number>,
): Promise<void> {
  const { member } = character;
  if (!member) return;
  const name = `${character.firstname} ${character.lastname}`;
  const { id: userId } = await tx
    .insertInto('users')
    .values({
      gta_world_id: character.id,
      game_account_id: gameAccountId,
      name,
      avatar_key: avatarKeyOf(name),
      phone_number: member.phone,
      routing_number: member.routing,
      staff_role: member.staffRole ?? null,
      created_at: daysAgo(member.joinedDaysAgo),
      last_login: daysAgo(Math.min(member.joinedDaysAgo, (character.id % 5) + 1)),
      ...(member.suspended && {
        standing: 'suspended',
        standing_reason: member.suspended.reason,
        suspended_until: daysAgo(-member.suspended.forDays),
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!member.team) return;
  await tx
    .insertInto('dealer_team_members')
    .values({
      user_id: userId,
      dealer_account_id: idOf(dealerIds, member.team.dealer),
      role: member.team.role,
      joined_at: daysAgo(member.team.role === 'owner' ? openedDaysAgo(member.team.dealer) : member.joinedDaysAgo),
    })
    .execute();
}

/** The owner joins first, applies, and waits for the application to be reviewed. */
const openedDaysAgo = (dealer: DealerName): number => ownerOf(dealer).joinedDaysAgo - daysUntilApproved;

const daysUntilApproved = 3;

function ownerOf(dealer: DealerName): Member {
  const members = people.flatMap(({ characters }) => characters.map(({ member }) => member));
  const owner = members.find((member) => member?.team?.dealer === dealer && member.team.role === 'owner');
  if (!owner) throw new Error(`No one owns ${dealer}`);
  return owner;
}

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;

function idOf(ids: Map<string, number>, name: DealerName): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`No dealer named ${name}`);
  return id;
}
