import { sql } from 'kysely';
import type { Database } from '../server/database/database.ts';
import { neighboursTrade } from './neighbours.ts';
import { personas } from './personas.ts';
import { openDealer, settle, type Character } from './settle.ts';

/** The personas, and some users that no test plays. */
export const names = { ...personas, thirdCharacter: 'Nina Varga', seller: 'Lola Fontaine', buyer: 'Marcus Bell' };

/**
 * Everything that exists when a test starts, besides what migrations create (makes and models, ticket categories). Only
 * the neighbours have listed, bought or written anything. Tests create the rest themselves (`market.ts`). The demo's
 * login knows the same accounts and characters, so that tests can log in there.
 */
export const people: Record<keyof typeof names, Character> = {
  member: { account: [1001, 'mara.quinn'], id: 10011 },
  otherMember: { account: [1307, 'kenji.mori'], id: 13071 },
  firstCharacter: { account: [1002, 'theo.varga'], id: 20021 },
  thirdCharacter: { account: [1002, 'theo.varga'], id: 20022 },
  otherCharacter: { account: [1002, 'theo.varga'], id: 20023 },
  incomplete: { account: [1003, 'ivy.lund'], id: 10031, withoutDetails: true },
  suspended: { account: [1006, 'rex.dalton'], id: 10061, suspendedFor: 'Listed the same car three times' },
  dealerOwner: { account: [1101, 'grace.castellano'], id: 11011, team: ['Eclipse Motors', 'owner'] },
  dealerManager: { account: [1102, 'dev.okafor'], id: 11021, team: ['Eclipse Motors', 'manager'] },
  dealerStaff: { account: [1103, 'pia.moreau'], id: 11031, team: ['Eclipse Motors', 'staff'] },
  otherDealerOwner: { account: [1301, 'julian.ashworth'], id: 13011, team: ['Vinewood Premium', 'owner'] },
  support: { account: [1201, 'sam.support'], id: 12011, staffRole: 'support' },
  moderator: { account: [1202, 'mia.moderator'], id: 12021, staffRole: 'moderator' },
  analyst: { account: [1203, 'ana.analyst'], id: 12031, staffRole: 'analyst' },
  admin: { account: [1204, 'ada.admin'], id: 12041, staffRole: 'admin' },
  seller: { account: [1308, 'lola.fontaine'], id: 13081 },
  buyer: { account: [1309, 'marcus.bell'], id: 13091 },
};

/** No id of one kind is also one of another, so that a mix-up is noticed. The first of each exists. */
export const firstIds = {
  users: 101,
  dealer_accounts: 201,
  memberships: 301,
  cars: 1001,
  payments: 2001,
  conversations: 3001,
  messages: 4001,
  tickets: 5001,
  ticket_responses: 6001,
};

const dealers = ['Eclipse Motors', 'Vinewood Premium'];

export async function makeWorld(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [table, first] of Object.entries(firstIds))
      await sql`alter table ${sql.table(table)} alter column id restart with ${sql.lit(first)}`.execute(tx);
    for (const dealer of dealers) await openDealer(tx, dealer);
    const ids: Partial<Record<keyof typeof people, number>> = {};
    for (const who of Object.keys(people) as (keyof typeof people)[])
      ids[who] = await settle(tx, names[who], people[who]);
    await neighboursTrade(tx, { seller: ids.seller!, buyer: ids.buyer!, support: ids.support! });
  });
}
