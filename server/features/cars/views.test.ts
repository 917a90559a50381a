import { leavesTeam } from '../../../testing/leave-team.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let id: number;
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
  kenji = await site.as('otherMember');
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  id = await listed(mara);
});

const counted = async () => {
  await site.app.countedUp();
  return site.db.selectFrom('cars').select(['views', 'inquiries']).where('id', '=', id).executeTakeFirstOrThrow();
};

test('a view counts once per person and hour, and owners’ views do not count', async () => {
  const visitor = site.visitor();
  for (let times = 0; times < 3; times++) {
    await visitor.api.cars.view({ id });
    await kenji.api.cars.view({ id });
    await mara.api.cars.view({ id });
  }
  expect(await counted()).toEqual({ views: 2, inquiries: 0 });
  await kenji.api.cars.view({ id });
  expect((await counted()).views).toBe(2);
  await sql`update car_views set period = period - interval '1 hour'`.execute(site.db);
  await kenji.api.cars.view({ id });
  expect((await counted()).views).toBe(3);
});

test('a view of a missing car or one not on sale counts nothing and causes no error', async () => {
  await kenji.api.cars.view({ id: 999_999 });
  await sell(mara, id);
  await kenji.api.cars.view({ id });
  expect((await counted()).views).toBe(0);
});

test('calling the seller shows the number to logged-in users only and counts one inquiry per person and day', async () => {
  await expect(site.visitor().api.cars.callSeller({ id })).rejects.toMatchObject({ code: 'sign_in_required' });
  const { user } = await mara.api.accounts.checkSession({});
  for (let times = 0; times < 2; times++)
    expect(await kenji.api.cars.callSeller({ id })).toMatchObject({
      name: 'Mara Quinn',
      phone_number: user?.phone_number,
    });
  expect(await counted()).toEqual({ views: 0, inquiries: 1 });
});

test('the listing’s own number takes precedence over the profile’s, and no other response contains it', async () => {
  await mara.api.cars.update({ id, contactPhone: '555-0199' });
  expect((await kenji.api.cars.callSeller({ id })).phone_number).toBe('5550199');
  const seen = JSON.stringify([
    await kenji.api.cars.get({ id }),
    await kenji.api.cars.list({}),
    await kenji.api.accounts.user({ id: mara.id }),
  ]);
  expect(seen).not.toContain('5550199');
});

test('sellers cannot call themselves, and a sold car has no number', async () => {
  await expect(mara.api.cars.callSeller({ id })).rejects.toMatchObject({ code: 'own_car' });
  await sell(mara, id);
  await expect(kenji.api.cars.callSeller({ id })).rejects.toMatchObject({ code: 'car_not_found' });
});

test('two hundred concurrent views are all counted, and one network counts once, whatever browsers it claims', async () => {
  const look = async (from: string, browser: string) => {
    const response = await proxied.visitor().browser.fetch('/api/cars.php?action=view', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': browser, 'x-forwarded-for': from },
      body: JSON.stringify({ id }),
    });
    expect(response.status).toBe(200);
  };
  const proxied = await startSite({ on: site.database, config: { trustProxy: ['127.0.0.1', '::1'] } });
  try {
    const people = Array.from({ length: 200 }, (_, person) => person);
    await Promise.all(people.map((person) => look(`10.0.${person}.1`, 'One')));
    await Promise.all(people.map((person) => look('10.9.9.9', `Browser ${person}`)));
    await proxied.app.countedUp();
  } finally {
    await proxied.close();
  }
  expect((await counted()).views).toBe(201);
  expect(await site.db.selectFrom('car_days').select('views').execute()).toEqual([{ views: 201 }]);
});

test('another character of the seller’s account is neither a visitor nor a buyer', async () => {
  const theo = await site.as('firstCharacter');
  const silas = await site.as('otherCharacter');
  const own = await listed(theo);
  await silas.api.cars.view({ id: own });
  await expect(silas.api.cars.callSeller({ id: own })).rejects.toMatchObject({ code: 'own_car' });
  await site.app.countedUp();
  expect(await site.db.selectFrom('cars').select('views').where('id', '=', own).executeTakeFirst()).toEqual({
    views: 0,
  });
});

test('a former team member is not called about the dealer’s cars, and the team sees the number callers get', async () => {
  const [pia, grace] = [await site.as('dealerStaff'), await site.as('dealerOwner')];
  const car = await listed(pia);
  const callersGet = async () => {
    const [asked, shown] = [await kenji.api.cars.callSeller({ id: car }), await grace.api.cars.get({ id: car })];
    expect(shown?.own?.callers_get).toBe(asked.phone_number);
    return asked;
  };
  expect(await callersGet()).toMatchObject({ name: 'Pia Moreau' });
  const rejoin = await leavesTeam(site, pia);
  try {
    const { user } = await grace.api.accounts.checkSession({});
    expect(await callersGet()).toMatchObject({ name: 'Grace Castellano', phone_number: user?.phone_number });
    await grace.api.cars.update({ id: car, contactPhone: '5550199' });
    expect(await callersGet()).toMatchObject({ name: 'Grace Castellano', phone_number: '5550199' });
  } finally {
    await rejoin();
  }
});

test('a suspended contact’s own number is not shown under a colleague’s name, but the company’s is', async () => {
  const [pia, grace] = [await site.as('dealerStaff'), await site.as('dealerOwner')];
  const numberOf = async ({ api }: SignedIn) => (await api.accounts.checkSession({})).user!.phone_number!;
  const [hers, graces] = [await numberOf(pia), await numberOf(grace)];
  const [own, ofTheHouse] = [await listed(pia), await listed(pia)];
  await pia.api.cars.update({ id: own, contactPhone: hers });
  await pia.api.cars.update({ id: ofTheHouse, contactPhone: '5550199' });
  const stands = (standing: object) => site.db.updateTable('users').set(standing).where('id', '=', pia.id).execute();
  const suspended_until = new Date(Date.now() + 86_400_000);
  await stands({ standing: 'suspended', standing_reason: 'Rude words', suspended_until });
  try {
    const asked = await kenji.api.cars.callSeller({ id: own });
    expect(asked).toMatchObject({ name: 'Grace Castellano', phone_number: graces });
    expect((await grace.api.cars.get({ id: own }))?.own?.callers_get).toBe(graces);
    expect((await kenji.api.cars.callSeller({ id: ofTheHouse })).phone_number).toBe('5550199');
  } finally {
    await stands({ standing: 'active', standing_reason: null, suspended_until: null });
  }
  expect(await kenji.api.cars.callSeller({ id: own })).toMatchObject({ name: 'Pia Moreau', phone_number: hers });
});
