import { maxInLogFile } from '@forecourt/contract/staff/log-values.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, sam, ana, ada]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  [mara, sam, ana, ada] = await Promise.all(
    (['member', 'support', 'analyst', 'admin'] as const).map((who) => site.as(who)),
  );
  await sam!.api.staff.logAction({ ...aboutMara(), details: 'Asked for a proof of purchase' });
  await ada!.api.catalogue.addMake({ display_name: '=Zirconia' });
});
afterAll(() => site.close());

const aboutMara = () => ({ action_type: 'called', target_type: 'user', target_id: mara!.id }) as const;
const actorsIn = async ({ api }: SignedIn, filters = {}) =>
  (await api.staff.actions(filters)).actions.map(({ actor_name, action_type }) => [actor_name, action_type]);

test('support reads their own actions whatever they filter by, admins read all, analysts none', async () => {
  const all = [
    ['Ada Brandt', 'add_make'],
    ['Sam Whitlock', 'note'],
  ];
  expect(await actorsIn(sam!)).toEqual([all[1]]);
  expect(await actorsIn(sam!, { actor_id: ada!.id })).toEqual([all[1]]);
  await expect(actorsIn(ana!)).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await actorsIn(ada!)).toEqual(all);
});

test('the log can be filtered by user, action and target, in pages', async () => {
  expect(await actorsIn(ada!, { actor_id: sam!.id })).toEqual([['Sam Whitlock', 'note']]);
  expect(await actorsIn(ada!, { action_type: 'add_make' })).toEqual([['Ada Brandt', 'add_make']]);
  expect(await actorsIn(ada!, { target_type: 'user', target_id: mara!.id })).toEqual([['Sam Whitlock', 'note']]);
  expect(await actorsIn(ada!, { target_type: 'user', target_id: sam!.id })).toEqual([]);
  const { actions, pagination } = await ada!.api.staff.actions({ page: 2, limit: 1 });
  expect(pagination).toEqual({ page: 2, limit: 1, total: 2, pages: 2 });
  expect(actions).toMatchObject([{ actor_id: sam!.id }]);
});

test('a manual note has its author and the current time, and does not look like a server action', async () => {
  const [note] = (await sam!.api.staff.actions({ target_type: 'user' })).actions;
  const state = { staff_role: null, standing: 'active', suspended_until: null };
  expect(note).toMatchObject({
    actor_id: sam!.id,
    action_type: 'note',
    target_type: 'user',
    target_id: mara!.id,
    reason: 'called: Asked for a proof of purchase',
    before: state,
    after: state,
  });
});

test('no one can set another actor or time', async () => {
  const forged = { ...aboutMara(), details: 'Forged', actor_id: ada!.id, created_at: '2020-01-01T00:00:00Z' };
  await expect(sam!.api.staff.logAction(forged as never)).rejects.toMatchObject({
    code: 'bad_input',
    fields: { actor_id: ['This field is not known'], created_at: ['This field is not known'] },
  });
});

test('a note must be about something that exists and say what was done', async () => {
  const note = { ...aboutMara(), details: 'Asked' };
  await expect(sam!.api.staff.logAction({ ...note, target_id: 999_999 })).rejects.toMatchObject({
    code: 'target_not_found',
  });
  await expect(sam!.api.staff.logAction({ ...note, details: ' ' })).rejects.toMatchObject({
    fields: { details: ['Please give a reason'] },
  });
});

test('admins can export it, and no cell is a formula', async () => {
  const { csv, filename } = await ada!.api.staff.exportActions({ target_type: 'car_make' });
  expect(filename).toMatch(/^staff_actions_\d{4}-\d\d-\d\d\.csv$/);
  expect(csv).toContain('Ada Brandt,add_make,car_make,');
  const noted = await ada!.api.staff.exportActions({ target_type: 'user' });
  expect(noted.csv).toContain('called: Asked for a proof of purchase');
  await ada!.api.staff.logAction({ ...aboutMara(), action_type: '=1+1', details: 'Sum' });
  expect((await ada!.api.staff.exportActions({ target_type: 'user' })).csv).toContain(`'=1+1: Sum`);
  await expect(ana!.api.staff.exportActions({})).rejects.toMatchObject({ code: 'not_allowed' });
});

test('a car without a title is named by year, make and model in the log, also when its sale is decided', async () => {
  const site = await siteForThisTest();
  const ada = await site.as('admin');
  const seller = await site.as('member');
  await emptyMarket(site);
  const carId = await listed(seller);
  await sql`update cars set title = null, year = 2019, make = 'Bravado', model = 'Gauntlet' where id = ${carId}`.execute(
    site.db,
  );
  const saleId = await sell(seller, carId);
  for (const [target_type, target_id] of [
    ['car', carId],
    ['sale', saleId],
  ] as const)
    await ada.api.staff.logAction({ action_type: 'called', target_type, target_id, details: 'Asked the seller' });
  expect((await ada.api.staff.actions({})).actions).toMatchObject([
    { target_type: 'sale', target_name: '2019 Bravado Gauntlet' },
    { target_type: 'car', target_name: '2019 Bravado Gauntlet' },
  ]);
});

test('the file has one row per changed value with old and new value, and none for unchanged ones', async () => {
  const site = await siteForThisTest();
  const ada = await site.as('admin');
  await ada.api.settings.updateAll({
    settings: [
      { setting_key: 'featured_car_price', setting_value: '2600' },
      { setting_key: 'listing_duration_days', setting_value: '45' },
    ],
  });
  const { csv } = await ada.api.staff.exportActions({ action_type: 'change_settings' });
  const [head, ...rows] = csv.trimEnd().split('\n');
  expect(head).toMatch(/,Reason,Changed,Before,After$/);
  expect(rows.map((row) => row.split(',').slice(-3))).toEqual([
    ['featured_car_price', '2500', '2600'],
    ['listing_duration_days', '30', '45'],
  ]);
  expect(csv).not.toContain('{');
});

test('a long log can be paged both ways without gaps or repeats', async () => {
  const site = await siteForThisTest();
  const ada = await site.as('admin');
  await site.db
    .insertInto('staff_actions')
    .values(Array.from({ length: 7 }, (_, n) => ({ ...row(ada.id), reason: `No ${n}`, created_at: new Date(5_000) })))
    .execute();
  const read = async (beside: { before?: number; after?: number }) => {
    const { actions, has_older, has_newer } = await ada.api.staff.actions({ limit: 3, ...beside });
    return { said: actions.map(({ reason }) => reason), ids: actions.map(({ id }) => id), has_older, has_newer };
  };
  const first = await read({});
  expect(first).toMatchObject({ said: ['No 6', 'No 5', 'No 4'], has_older: true, has_newer: false });
  const second = await read({ before: first.ids.at(-1)! });
  expect(second).toMatchObject({ said: ['No 3', 'No 2', 'No 1'], has_older: true, has_newer: true });
  expect(await read({ before: second.ids.at(-1)! })).toMatchObject({ said: ['No 0'], has_older: false });
  expect(await read({ after: second.ids[0]! })).toMatchObject({ ...first, has_older: true });
  expect(await read({ before: 999_999 })).toMatchObject({ said: [] });
});

test('dates are in the site’s time zone, including the last day', async () => {
  const site = await siteForThisTest({ config: { siteTimezone: 'Asia/Tokyo' } });
  const ada = await site.as('admin');
  const at = (moment: string) => ({ ...row(ada.id), reason: moment, created_at: new Date(moment) });
  await site.db
    .insertInto('staff_actions')
    // In Tokyo: the last second of the 9th, the whole of the 10th, the first of the 11th.
    .values(['2026-03-09T14:59:59Z', '2026-03-09T15:00:00Z', '2026-03-10T14:59:59Z', '2026-03-10T15:00:00Z'].map(at))
    .execute();
  const { actions, pagination } = await ada.api.staff.actions({ from: '2026-03-10', to: '2026-03-10' });
  expect(actions.map(({ reason }) => reason)).toEqual(['2026-03-10T14:59:59Z', '2026-03-09T15:00:00Z']);
  expect(pagination.total).toBe(2);
  const { csv } = await ada.api.staff.exportActions({ from: '2026-03-11' });
  expect(csv).toContain('2026-03-10T15:00:00Z');
  expect(csv).not.toContain('2026-03-10T14:59:59Z');
});

test('analysts and admins see counts by action and by day in the site’s time zone', async () => {
  const site = await siteForThisTest({ config: { siteTimezone: 'Asia/Tokyo' } });
  const [ada, ana, sam] = await Promise.all((['admin', 'analyst', 'support'] as const).map((who) => site.as(who)));
  await site.db
    .insertInto('staff_actions')
    .values([
      ...Array.from({ length: 3 }, () => row(ada!.id)),
      { ...row(ada!.id), action: 'edit_make' },
      { ...row(ada!.id), created_at: new Date(Date.now() - 6 * 86_400_000) },
      { ...row(ada!.id), created_at: new Date(Date.now() - 8 * 86_400_000) },
    ])
    .execute();
  for (const { api } of [ada!, ana!]) {
    const { total, by_action, by_day } = await api.staff.logFigures({ days: '7' });
    expect(total).toBe(5);
    expect(by_action).toEqual([
      { action_type: 'add_make', entries: 4 },
      { action_type: 'edit_make', entries: 1 },
    ]);
    expect(by_day.map(({ entries }) => entries)).toEqual([1, 0, 0, 0, 0, 0, 4]);
  }
  await expect(sam!.api.staff.logFigures({})).rejects.toMatchObject({ code: 'not_allowed' });
});

test('applications, dealers and reports are counted by outcome', async () => {
  const site = await siteForThisTest();
  const [ana, mia] = [await site.as('analyst'), await site.as('moderator')];
  const [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  await emptyMarket(site);
  const before = await ana.api.staff.dealerFigures({});
  const form = {
    companyName: 'Vespucci Wheels',
    businessType: 'wholesale',
    description: 'Cars',
    phone: '5550187',
  } as const;
  const { id } = await mara.api.applications.submit(form);
  await kenji.api.applications.submit({ ...form, companyName: 'Del Perro Cars' });
  await mia.api.applications.review({ id, status: 'approved', review_notes: 'Welcome' });
  const after = await ana.api.staff.dealerFigures({});
  expect(after.applications).toMatchObject({
    total: before.applications.total + 2,
    by_status: {
      ...before.applications.by_status,
      pending: before.applications.by_status.pending + 1,
      approved: before.applications.by_status.approved + 1,
    },
    decided_in_hours: expect.any(Number) as number,
    oldest_pending_hours: expect.any(Number) as number,
  });
  expect(after.applications.by_type).toContainEqual({ business_type: 'wholesale', applications: 2 });
  expect(after.dealers).toEqual({
    ...before.dealers,
    total: before.dealers.total + 1,
    active: before.dealers.active + 1,
  });

  const seller = await site.as('dealerOwner');
  const [kept, flagged] = [await listed(seller), await listed(seller)];
  for (const car_id of [kept, flagged]) await kenji.api.reports.reportCar({ car_id, reason: 'scam' });
  const queue = await mia.api.reports.queue({});
  const report_ids = queue.reported.find(({ car }) => car.id === flagged)!.reports.map((report) => report.id);
  await mia.api.reports.decide({ car_id: flagged, decision: 'flag', report_ids, reason: 'It is not as it says' });
  const { by_kind, by_reason } = await ana.api.staff.reportFigures({});
  expect(by_kind).toEqual([
    { kind: 'car', open: 1, upheld: 1, dismissed: 0 },
    { kind: 'conversation', open: 0, upheld: 0, dismissed: 0 },
    { kind: 'review', open: 0, upheld: 0, dismissed: 0 },
    { kind: 'wanted_ad', open: 0, upheld: 0, dismissed: 0 },
  ]);
  expect(by_reason).toEqual([{ kind: 'car', reason: 'scam', reports: 2 }]);
});

test('everyone who acted is listed once, for those who read all actions', async () => {
  expect((await ada!.api.staff.logPeople({})).people.map(({ name }) => name)).toEqual(['Ada Brandt', 'Sam Whitlock']);
  for (const { api } of [sam!, ana!])
    await expect(api.staff.logPeople({})).rejects.toMatchObject({ code: 'not_allowed' });
});

test('counting stops at a thousand', async () => {
  const site = await siteForThisTest();
  const ada = await site.as('admin');
  await site.db
    .insertInto('staff_actions')
    .values(Array.from({ length: 1_001 }, () => row(ada.id)))
    .execute();
  expect(await ada.api.staff.actions({})).toMatchObject({ pagination: { total: 1_000, pages: 20 }, is_more: true });
});

test('a file is limited to the newest entries, and the response says if there are older ones', async () => {
  const site = await siteForThisTest();
  const ada = await site.as('admin');
  const write = (from: number, to: number) =>
    sql`insert into staff_actions (actor_id, action, target_kind, target_id, reason, created_at)
      select ${ada.id}::bigint, 'add_make', 'car_make', 1, 'No ' || n || '.', now() - interval '1 day' + n * interval '1 second'
      from generate_series(${from}::int, ${to}::int) as n`.execute(site.db);
  await write(1, maxInLogFile);
  const whole = await ada.api.staff.exportActions({});
  expect(whole.is_shortened).toBe(false);
  expect(whole.csv).toContain('No 1.');
  await write(maxInLogFile + 1, maxInLogFile + 1);
  const { csv, is_shortened } = await ada.api.staff.exportActions({});
  expect(is_shortened).toBe(true);
  expect(csv.trimEnd().split('\n')).toHaveLength(1 + maxInLogFile);
  expect(csv).toContain(`No ${maxInLogFile + 1}.`);
  expect(csv).not.toContain('No 1.');
});

const row = (actor_id: number) => ({ actor_id, action: 'add_make', target_kind: 'car_make', target_id: 1 });
