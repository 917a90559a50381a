import { peoplePurposes, purposes, type Purpose } from '@forecourt/contract/people/purposes.ts';
import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import type { Persona } from '../../../testing/personas.ts';
import { people as characters } from '../../../testing/world.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let theo: SignedIn;
let grace: SignedIn;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, theo, grace] = await Promise.all([site.as('member'), site.as('firstCharacter'), site.as('dealerOwner')]);
});
afterAll(() => site.close());

const names = async ({ api }: SignedIn, query: string, purpose: Purpose = 'message', car_id?: number) =>
  (await api.people.find({ purpose, query, ...(car_id && { car_id }) })).people.map(({ name }) => name);
const stand = (name: string, standing: 'active' | 'banned' | 'closed') =>
  sql`update users set standing = ${standing}, standing_reason = 'x' where name = ${name}`.execute(site.db);

describe('search permission', () => {
  const asking: Persona[] = [
    'member',
    'dealerOwner',
    'dealerManager',
    'dealerStaff',
    'support',
    'moderator',
    'analyst',
    'admin',
  ];
  const cells = purposes
    .filter((purpose) => purpose !== 'sale')
    .flatMap((purpose) => asking.map((persona) => [purpose, persona] as const));

  test.each(cells)('for %s, as %s: as the table says', async (purpose, persona) => {
    const { asks } = peoplePurposes[purpose];
    const { team, staffRole } = characters[persona];
    const may =
      asks.who === 'member' ||
      (asks.who === 'team' && teamRoleMay(team?.[1] ?? '', asks.right)) ||
      (asks.who === 'staff' && staffRoleMay(staffRole, asks.right));
    const { api } = await site.as(persona);
    const asked = await api.people.find({ purpose, query: 'kenji' }).then(
      ({ people }) => people.map(({ name }) => name),
      (error: unknown) => (error as { code: string }).code,
    );
    expect(asked).toEqual(may ? ['Kenji Mori'] : 'not_allowed');
  });

  test('requires a login', async () => {
    const { api } = site.visitor();
    await expect(api.people.find({ purpose: 'message', query: 'kenji' })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
    await expect(api.dealers.searchUsers({ query: 'kenji' })).rejects.toMatchObject({ code: 'sign_in_required' });
  });

  test('for the buyer of a car requires being able to mark it as sold, or a sale without a named buyer', async () => {
    const own = await listed(mara);
    const dealers = await listed(grace);
    expect(await names(mara, 'kenji', 'sale', own)).toEqual(['Kenji Mori']);
    expect(await names(await site.as('dealerStaff'), 'kenji', 'sale', dealers)).toEqual(['Kenji Mori']);
    await expect(names(mara, 'kenji', 'sale', dealers)).rejects.toMatchObject({ code: 'car_not_found' });
    await expect(names(mara, 'kenji', 'sale')).rejects.toMatchObject({ fields: { car_id: ['Please select a car'] } });
    await sell(mara, own);
    expect(await names(mara, 'kenji', 'sale', own)).toEqual(['Kenji Mori']);
    const { sale } = await mara.api.sales.ofCar({ car_id: own });
    await mara.api.sales.edit({ id: sale!.id, buyer_id: (await site.as('otherMember')).id });
    await expect(names(mara, 'kenji', 'sale', own)).rejects.toMatchObject({ code: 'not_allowed' });
  });
});

describe('search results', () => {
  test('match prefixes of words in any order and case, without accents and with a typo', async () => {
    expect(await names(mara, 'ken')).toEqual(['Kenji Mori']);
    expect(await names(mara, 'mori KEN')).toEqual(['Kenji Mori']);
    expect(await names(mara, 'Kénji_Mori')).toEqual(['Kenji Mori']);
    expect(await names(mara, 'kenij')).toEqual(['Kenji Mori']);
    expect(await names(mara, 'castelano')).toEqual(['Grace Castellano']);
    expect(await names(mara, 'enji')).not.toContain('Grace Castellano');
    expect(await names(mara, 'xqzw')).toEqual([]);
  });

  test.each(['ab', ' - a b -', '', '%%%', '***'])(
    'are empty for %j, which has fewer than three letters',
    async (query) => {
      await expect(names(mara, query)).rejects.toMatchObject({
        code: 'bad_input',
        fields: { query: ['Please enter at least 3 letters'] },
      });
    },
  );

  test.each(['(((abc', 'a.*cxq', "'; drop table users", 'abc\\', '[[:alpha:]]'])(
    'ignore special characters: %j',
    async (query) => {
      expect(await names(mara, query)).toEqual([]);
    },
  );

  test('leave out your own characters, which look like strangers to everyone else', async () => {
    expect(await names(theo, 'theo')).toEqual([]);
    expect(await names(theo, 'silas')).toEqual([]);
    expect(await names(theo, 'varga')).toEqual([]);
    expect((await names(mara, 'varga')).toSorted()).toEqual(['Nina Varga', 'Theo Varga']);
    const car = await listed(theo);
    expect(await names(theo, 'silas', 'sale', car)).toEqual([]);
  });

  test('leave out banned and closed accounts, except for staff', async () => {
    const car = await listed(mara);
    const admin = await site.as('admin');
    for (const standing of ['banned', 'closed'] as const) {
      await stand('Marcus Bell', standing);
      expect(await names(mara, 'marcus')).toEqual([]);
      expect(await names(grace, 'marcus', 'invite')).toEqual([]);
      expect(await names(mara, 'marcus', 'sale', car)).toEqual([]);
      const { people } = await admin.api.people.find({ purpose: 'staff', query: 'marcus' });
      expect(people).toMatchObject([{ name: 'Marcus Bell', known_to_staff: { standing, username: 'marcus.bell' } }]);
    }
    await stand('Marcus Bell', 'active');
    expect(await names(mara, 'marcus')).toEqual(['Marcus Bell']);
  });

  test('leave out blocked users for messages, but not for naming a buyer', async () => {
    const lola = await site.db
      .selectFrom('users')
      .select('id')
      .where('name', '=', 'Lola Fontaine')
      .executeTakeFirstOrThrow();
    await mara.api.messaging.block({ user_id: lola.id });
    expect(await names(mara, 'lola')).toEqual([]);
    expect(await names(mara, 'lola', 'sale', await listed(mara))).toEqual(['Lola Fontaine']);
    await mara.api.messaging.unblock({ user_id: lola.id });
    await sql`insert into blocks (blocker_id, blocked_id) values (${lola.id}, ${mara.id})`.execute(site.db);
    expect(await names(mara, 'lola')).toEqual([]);
    await sql`update blocks set blocked_id = ${(await site.as('otherMember')).id}`.execute(site.db);
    expect(await names(mara, 'lola'), 'whom she blocked is somebody else').toEqual(['Lola Fontaine']);
    await sql`delete from blocks`.execute(site.db);
  });

  test('leave out team members as buyers of a dealer’s car', async () => {
    const car = await listed(grace);
    expect(await names(grace, 'okafor', 'sale', car)).toEqual([]);
    expect(await names(grace, 'ashworth', 'sale', car)).toEqual(['Julian Ashworth']);
  });

  test('have at most ten entries, nearest first', async () => {
    const other = await siteForThisTest();
    await sql`
      insert into users (gta_world_id, game_account_id, name)
      select 900000 + n, 1307, 'Zoltan Number' || n from generate_series(1, 40) as n
      union all select 990001, 1307, 'Zoltan'
    `.execute(other.db);
    const found = await names(await other.as('member'), 'zoltan');
    expect(found).toHaveLength(10);
    expect(found[0]).toBe('Zoltan');
  });
});

describe('displayed details', () => {
  test('are name, picture and company for members, and nothing else', async () => {
    const { people } = await mara.api.people.find({ purpose: 'message', query: 'grace' });
    expect(people).toEqual([
      {
        id: grace.id,
        name: 'Grace Castellano',
        avatar_url: null,
        company_name: 'Eclipse Motors',
        refusal: null,
        known_to_staff: null,
      },
    ]);
  });

  test('include that a user is on a team and cannot be invited, in the specified sentence', async () => {
    const { people } = await grace.api.people.find({ purpose: 'invite', query: 'ashworth' });
    expect(people).toMatchObject([
      { refusal: 'Cannot invite dealers to your team. Dealers have their own dealership.' },
    ]);
    expect(await grace.api.people.find({ purpose: 'invite', query: 'kenji' })).toMatchObject({
      people: [{ refusal: null }],
    });
  });

  test('the specified team search finds the same users by the same rules', async () => {
    expect(await grace.api.dealers.searchUsers({ query: 'ashworth' })).toMatchObject({
      users: [{ name: 'Julian Ashworth', is_dealer: true, staff_role: null }],
    });
    expect(await grace.api.dealers.searchUsers({ query: 'kenji' })).toMatchObject({ users: [{ is_dealer: false }] });
    await expect(grace.api.dealers.searchUsers({ query: 'ke' })).rejects.toMatchObject({
      fields: { query: ['Please enter at least 3 letters'] },
    });
    for (const who of ['member', 'dealerStaff'] as const)
      await expect((await site.as(who)).api.dealers.searchUsers({ query: 'kenji' })).rejects.toMatchObject({
        code: 'not_allowed',
      });
  });
});

test('staff searches are logged with their results, member searches are not', async () => {
  const mia = await site.as('moderator');
  const kenji = await site.as('otherMember');
  const logged = () =>
    site.db
      .selectFrom('staff_actions')
      .select(['actor_id', 'action', 'after'])
      .where('action', '=', 'find_people')
      .where('actor_id', '=', mia.id)
      .execute();
  await names(mia, 'kenji');
  const before = await logged();
  await names(mia, 'kenji', 'staff');
  expect((await logged()).slice(before.length)).toEqual([
    { actor_id: mia.id, action: 'find_people', after: { query: 'kenji', found: String(kenji.id) } },
  ]);
});

test('searching has its own rate limit', async () => {
  const limited = await siteForThisTest({ config: { rateLimits: true } });
  const { api } = await limited.as('member');
  const ask = () => api.people.find({ purpose: 'message', query: 'kenji' });
  for (let asked = 0; asked < 150; asked += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'too_many_requests' });
  await expect(api.accounts.user({ id: 101 })).resolves.toBeTruthy();
});
