import { sql } from 'kysely';
import { personas } from '../personas.ts';
import { settle, type Character } from '../settle.ts';
import type { SignedIn, Site } from '../site.ts';

/** Users the matrix needs besides the personas. */
const newcomers = {
  dealerAdmin: ['Nora Ellison', { account: [1401, 'nora.ellison'], id: 14011, team: ['Eclipse Motors', 'admin'] }],
  /** On Eclipse Motors' team but not an actor: their own things aren't the team's. */
  colleague: ['Owen Pryce', { account: [1402, 'owen.pryce'], id: 14021, team: ['Eclipse Motors', 'staff'] }],
  banned: ['Vince Harlow', { account: [1403, 'vince.harlow'], id: 14031 }],
  /** Makes the decisions that staff in the matrix look at, so that none of those staff made them. */
  decider: ['Dana Frost', { account: [1404, 'dana.frost'], id: 14041, staffRole: 'admin' }],
  /** Trade with the others, and aren't actors in any column. */
  seller: ['Sol Keane', { account: [1405, 'sol.keane'], id: 14051 }],
  buyer: ['Bea Lund', { account: [1406, 'bea.lund'], id: 14061 }],
  /** Invited by Eclipse Motors, by Vinewood Premium, and by no one yet. */
  invited: ['Ines Roth', { account: [1407, 'ines.roth'], id: 14071 }],
  alsoInvited: ['Jon Pike', { account: [1408, 'jon.pike'], id: 14081 }],
  stranger: ['Tess Wynn', { account: [1409, 'tess.wynn'], id: 14091 }],
} satisfies Record<string, [name: string, Character]>;

export type Name = keyof typeof personas | keyof typeof newcomers;
export const nameOf = {
  ...personas,
  ...Object.fromEntries(Object.entries(newcomers).map(([who, [name]]) => [who, name])),
} as Record<Name, string>;
export type People = Record<Name, SignedIn>;

/** Logs everyone in. Restricted users were logged in before their restriction. */
export async function everybody(site: Site): Promise<People> {
  const people: Partial<People> = {};
  await site.db.transaction().execute(async (tx) => {
    for (const [name, character] of Object.values<[string, Character]>(newcomers)) await settle(tx, name, character);
  });
  for (const [who, name] of Object.entries(nameOf)) {
    const { rows } = await sql<{ id: number }>`select id from users where name = ${name}`.execute(site.db);
    people[who as Name] = await site.asUser(rows[0]!.id);
  }
  return people as People;
}
