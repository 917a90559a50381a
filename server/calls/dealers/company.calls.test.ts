import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let grace: SignedIn, dev: SignedIn, pia: SignedIn, julian: SignedIn, mara: SignedIn;
let id: number;
beforeAll(async () => {
  site = await startSite();
  [grace, dev, pia, julian, mara] = (await Promise.all(
    (['dealerOwner', 'dealerManager', 'dealerStaff', 'otherDealerOwner', 'member'] as const).map((name) =>
      site.as(name),
    ),
  )) as [SignedIn, SignedIn, SignedIn, SignedIn, SignedIn];
  id = await dealerIdOf(site, grace);
});
afterAll(() => site.close());
beforeEach(() => emptyMarket(site));

const settings = async (one: SignedIn) => (await one.api.dealers.settings({ dealer_id: id })).settings;
const update = (change: object, by = grace) => by.api.dealers.update({ id, ...change });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const day = { from: '09:00', to: '18:00' };
const week = [day, day, day, day, day, null, null];

test('settings saved by the owner are visible to the team and on the company page, and open pages are notified', async () => {
  const stream = await listen(pia.browser);
  await stream.until(1);
  const change = { phone: '(555) 01-23', description: ' Fine cars. ', website: 'eclipse.example', opening_hours: week };
  const saved = (await update(change))!.settings;
  const kept = { phone: '5550123', description: 'Fine cars.', website: 'https://eclipse.example', opening_hours: week };
  expect(saved).toMatchObject({ ...kept, company_name: 'Eclipse Motors', saved_by: 'Grace Castellano' });
  for (const one of [dev, pia]) expect(await settings(one)).toEqual(saved);
  expect(await stream.until(2)).toEqual(['connected', 'session_changed']);
  expect((await mara.api.dealers.get({ id }))!.dealer).toMatchObject(kept);
});

test('omitted fields stay, emptied ones are removed', async () => {
  await update({ phone: '5550123', description: 'Fine cars.', website: 'eclipse.example' });
  expect((await update({ description: '' }))!.settings).toMatchObject({ description: null, phone: '5550123' });
  expect((await update({ phone: '', website: ' ', opening_hours: null }))!.settings).toMatchObject({
    phone: null,
    website: null,
    opening_hours: null,
  });
});

test('the dealer cannot change the name, but sending it unchanged is fine', async () => {
  await expect(update({ company_name: 'Eclipse' })).rejects.toMatchObject({
    code: 'bad_input',
    fields: { company_name: ['Company name cannot be changed'] },
  });
  expect((await update({ company_name: 'Eclipse Motors' }))!.settings.company_name).toBe('Eclipse Motors');
});

test('only those who run the dealership can change it, and another dealer’s looks missing', async () => {
  for (const by of [dev, pia]) await expect(update({ phone: '1' }, by)).rejects.toMatchObject({ code: 'not_allowed' });
  for (const by of [julian, mara]) {
    expect(await update({ phone: '1' }, by)).toBeNull();
    expect(await by.api.dealers.update({ id: 999_999, phone: '1' })).toBeNull();
  }
  await expect(site.visitor().api.dealers.update({ id, phone: '1' })).rejects.toMatchObject({
    code: 'sign_in_required',
  });
});

test.each([
  [{ phone: 'none' }, 'phone'],
  [{ website: 'javascript:alert(1)' }, 'website'],
  [{ description: 'x'.repeat(2001) }, 'description'],
  [{ opening_hours: [day] }, 'opening_hours'],
  [{ opening_hours: [{ from: '9', to: '18:00' }, null, null, null, null, null, null] }, 'opening_hours.0.from'],
  [{ away: { text: '', back_on: inDays(3) } }, 'away.text'],
  [{ away: { text: 'On holiday', back_on: 'soon' } }, 'away.back_on'],
  [{ away: { text: 'On holiday', back_on: inDays(0) } }, 'away.back_on'],
  [{ away: { text: 'On holiday', back_on: inDays(200) } }, 'away.back_on'],
  [{ status: 'active' }, 'status'],
  [{ away: { text: 'On holiday', back_on: inDays(3), until: 'x' } }, 'away'],
])('%o is refused at its field', async (change, field) => {
  const before = await settings(grace);
  const refused = await update(change).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'bad_input' });
  expect(JSON.stringify((refused as { fields?: object }).fields ?? {})).toContain(field);
  expect(await settings(grace)).toEqual(before);
});

test('of two who save from the same version, one gets a conflict and overwrites nothing', async () => {
  const { version } = await settings(grace);
  const texts = ['One', 'Two', 'Three'];
  const saves = await Promise.allSettled(texts.map((description) => update({ description, version })));
  const refused = saves.flatMap((save) => (save.status === 'rejected' ? [save.reason as { code: string }] : []));
  expect(refused.map(({ code }) => code)).toEqual(['settings_changed_elsewhere', 'settings_changed_elsewhere']);
  const won = texts[saves.findIndex(({ status }) => status === 'fulfilled')];
  expect(await settings(grace)).toMatchObject({ description: won, version: version + 1 });
});

test('an away message is shown on the page, the cars and conversations, and ends automatically', async () => {
  const car = await listed(pia);
  const { id: conversation_id } = await mara.api.messaging.create({ dealer_id: id });
  const seen = async () => [
    (await mara.api.dealers.get({ id }))!.dealer.away,
    (await mara.api.dealers.list({})).dealers.find((one) => one.id === id)!.away,
    (await site.visitor().api.cars.get({ id: car }))!.seller.away,
    (await mara.api.messaging.conversation({ conversation_id }))!.conversation.away,
  ];
  const away = { text: 'We are at the races.', back_on: inDays(3) };
  await update({ away });
  expect(await seen()).toEqual([away, away, away, away]);
  // The dealer's own team doesn't see the away message.
  expect((await pia.api.messaging.conversation({ conversation_id }))!.conversation.away).toBeNull();
  await sql`update dealer_accounts set away_until = now(), away_back_on = now() where id = ${id}`.execute(site.db);
  expect(await seen()).toEqual([null, null, null, null]);
  expect((await settings(grace)).away).toBeNull();
  await update({ away });
  await update({ away: null });
  expect(await seen()).toEqual([null, null, null, null]);
});
