import { addresses } from '@forecourt/contract/addresses.generated.ts';
import type { contract } from '@forecourt/contract/contract.ts';
import { createClient } from '@forecourt/contract/kit/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createSession } from '../accounts/sessions.store.ts';
import { hashToken, newToken } from '../../lib/secrets.ts';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

/** Every response the others got, in order: the call, its status and its content without times. */
type Seen = string[];

interface World {
  site: Site;
  /** The observers: a seller, a buyer and a dealer. */
  mara: SignedIn;
  kenji: SignedIn;
  grace: SignedIn;
  theo: SignedIn;
  /** On one site another character of Theo's player, on the other an unrelated person. Everything else is the same. */
  noor: SignedIn;
  seen: Seen;
}

async function worldWhere(noorIs: 'of Theo’s person' | 'a stranger'): Promise<World> {
  const site = await startSite();
  await emptyMarket(site);
  await sql`truncate conversations cascade`.execute(site.db);
  const seen: Seen = [];
  const [mara, kenji, grace, theo] = [
    watched(await site.as('member'), 'Mara', seen),
    watched(await site.as('otherMember'), 'Kenji', seen),
    watched(await site.as('dealerOwner'), 'Grace', seen),
    await site.as('firstCharacter'),
  ];
  const person = await site.db
    .selectFrom('users')
    .select('game_account_id')
    .where('id', '=', theo.id)
    .executeTakeFirstOrThrow();
  const stranger = 9_000_001;
  await site.db.insertInto('game_accounts').values({ id: stranger, username: 'noor' }).execute();
  const { id } = await site.db
    .insertInto('users')
    .values({
      gta_world_id: 9_000_002,
      game_account_id: noorIs === 'a stranger' ? stranger : person.game_account_id,
      name: 'Noor Haddad',
      phone_number: '5550142',
      routing_number: '001234567',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = newToken();
  await createSession(site.db, hashToken(token), id);
  const noor = { id, ...site.visitor() };
  noor.browser.cookies.set('forecourt_session', token);
  return { site, mara, kenji, grace, theo, noor, seen };
}

function watched({ id, browser }: SignedIn, name: string, seen: Seen): SignedIn {
  const send = async (path: string, options: RequestInit) => {
    const response = await browser.fetch(path, options);
    const body = (await response.clone().text()).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
    seen.push(`${name} ${options.method} ${path}: ${response.status} ${body}`);
    return response;
  };
  return { id, browser, api: createClient<typeof contract>(addresses, send) };
}

const anyway = (asked: Promise<unknown>) => asked.catch(() => undefined);
const group = (...people: SignedIn[]) =>
  ({ conversation_type: 'group', title: 'Night drive', participants: people.map(({ id }) => id) }) as const;
const start = async ({ api }: SignedIn, wanted: ReturnType<typeof group>) =>
  (await api.messaging.create({ ...wanted, participants: [...wanted.participants] })).id;
const add = ({ api }: SignedIn, conversation_id: number, { id }: SignedIn) =>
  anyway(api.messaging.addParticipant({ conversation_id, user_id: id }));
const remove = ({ api }: SignedIn, conversation_id: number, { id }: SignedIn) =>
  anyway(api.messaging.removeParticipant({ conversation_id, user_id: id }));
const say = ({ api, id }: SignedIn, conversation_id: number, content = 'Hello') =>
  anyway(api.messaging.sendMessage({ conversation_id, sender_id: id, content }));
const markRead = ({ api, id }: SignedIn, conversation_id: number) =>
  anyway(api.messaging.markRead({ conversation_id, user_id: id }));
const write = async (from: SignedIn, to: SignedIn) => {
  const opened = await from.api.messaging.create({ participants: [to.id] }).catch(() => null);
  if (opened) await say(from, opened.id);
};
async function readEverything({ api, id }: SignedIn) {
  const { conversations } = await api.messaging.conversations({ user_id: id, limit: 20 });
  for (const one of conversations) await api.messaging.conversation({ conversation_id: one.id });
  await api.messaging.unreadCount({ user_id: id });
  await api.messaging.blocked({});
}

/** The same actions on both sites. Only what others see is compared, never the results of the actions themselves. */
const stories: Record<string, (world: World) => Promise<void>> = {
  async 'a group started with both'({ mara, theo, noor }) {
    const id = await start(mara, group(theo, noor));
    for (const one of [theo, noor, mara]) await say(one, id);
    for (const one of [theo, noor]) await markRead(one, id);
    await readEverything(mara);
  },
  async 'the second one added, removed and added again'({ mara, kenji, theo, noor }) {
    const id = await start(mara, group(theo, kenji));
    await say(theo, id);
    await add(kenji, id, noor);
    await say(noor, id);
    await markRead(theo, id);
    await markRead(noor, id);
    for (const one of [mara, kenji]) await readEverything(one);
    await remove(mara, id, noor);
    await add(kenji, id, noor);
    await add(mara, id, noor);
    await remove(noor, id, noor);
    await add(kenji, id, noor);
    await remove(theo, id, theo);
    await add(kenji, id, theo);
    for (const one of [mara, kenji]) await readEverything(one);
  },
  async 'both write in a group the others left, and add one of them again'({ mara, theo, noor }) {
    const id = await start(theo, group(mara));
    await add(mara, id, noor);
    await remove(mara, id, mara);
    for (const one of [theo, noor, theo]) await say(one, id);
    await add(noor, id, mara);
    for (const one of [theo, noor, mara]) await say(one, id);
    await readEverything(mara);
  },
  async 'one is blocked, seen by the blocker'({ mara, kenji, theo, noor }) {
    const id = await start(kenji, group(mara, theo, noor));
    await write(theo, mara);
    await mara.api.messaging.block({ user_id: theo.id });
    for (const one of [theo, noor]) await write(mara, one);
    for (const one of [theo, noor]) await write(one, mara);
    for (const one of [theo, noor]) await say(one, id);
    for (const one of [theo, noor]) await add(mara, await start(mara, group(kenji)), one);
    await anyway(start(mara, group(kenji, noor)));
    await readEverything(mara);
    await mara.api.messaging.unblock({ user_id: noor.id });
    await readEverything(mara);
  },
  async 'one blocks another, seen by the blocked user'({ mara, kenji, theo, noor }) {
    const id = await start(kenji, group(mara, theo, noor));
    for (const one of [theo, noor]) await write(mara, one);
    await theo.api.messaging.block({ user_id: mara.id });
    for (const one of [theo, noor]) await write(mara, one);
    await write(noor, mara);
    await say(mara, id);
    for (const one of [theo, noor]) await markRead(one, id);
    await readEverything(mara);
  },
  async 'one is blocked while the other replies for a dealer'({ site, mara, grace, theo, noor }) {
    const team = site.db.selectFrom('dealer_team_members').select('dealer_account_id').where('user_id', '=', grace.id);
    const { dealer_account_id } = await team.executeTakeFirstOrThrow();
    await site.db
      .insertInto('dealer_team_members')
      .values({ user_id: noor.id, dealer_account_id, role: 'staff' })
      .execute();
    const car = await listed(grace);
    await mara.api.messaging.block({ user_id: theo.id });
    const about = await mara.api.messaging.create({ car_id: car }).catch(() => null);
    if (about) for (const one of [mara, noor]) await say(one, about.id);
    await anyway(mara.api.messaging.create({ dealer_id: dealer_account_id }));
    for (const one of [mara, grace]) await readEverything(one);
  },
  async 'both are interested in one car'({ site, mara, theo, noor }) {
    const car = await listed(mara);
    for (const { api } of [theo, noor]) {
      await api.cars.view({ id: car });
      await api.cars.callSeller({ id: car });
      await api.favourites.add({ car_id: car });
      await api.reports.reportCar({ car_id: car, reason: 'other' });
    }
    for (const one of [theo, noor]) await say(one, (await one.api.messaging.create({ car_id: car })).id);
    await site.app.countedUp();
    await mara.api.cars.mine({});
    await mara.api.cars.get({ id: car });
    await readEverything(mara);
  },
};

let alike: World[];
beforeAll(async () => {
  alike = await Promise.all([worldWhere('of Theo’s person'), worldWhere('a stranger')]);
});
afterAll(() => Promise.all(alike.map(({ site }) => site.close())));
beforeEach(async () => {
  for (const { site, seen } of alike) {
    await site.db.deleteFrom('blocks').execute();
    seen.length = 0;
  }
});

test.each(Object.entries(stories))(
  'others get the same responses whether two characters belong to one person or two: %s',
  async (_what, story) => {
    await Promise.all(alike.map(story));
    const [one, two] = alike.map(({ seen }) => seen);
    expect(one!.length).toBeGreaterThan(3);
    expect(one).toEqual(two);
  },
);
