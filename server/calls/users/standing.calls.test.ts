import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { lift } from '../../../testing/standing.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, grace: SignedIn, pia: SignedIn;
let sam: SignedIn, mia: SignedIn, ada: SignedIn, ana: SignedIn;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [grace, pia] = [await site.as('dealerOwner'), await site.as('dealerStaff')];
  [sam, mia] = [await site.as('support'), await site.as('moderator')];
  [ada, ana] = [await site.as('admin'), await site.as('analyst')];
});
afterAll(() => site.close());

const until = new Date(Date.now() + 86_400_000).toISOString();
const standingOf = async ({ api }: SignedIn, { id }: SignedIn) => (await api.users.standing({ id })).person;

async function warn(reporter: SignedIn, person: SignedIn, decider: SignedIn, words: string): Promise<void> {
  const { id: conversation_id } = await reporter.api.messaging.create({ participants: [person.id] });
  await person.api.messaging.sendMessage({ conversation_id, sender_id: person.id, content: 'Pay first' });
  await reporter.api.messaging.report({ conversation_id, reason: 'scam' });
  const { rows } = await sql<{ id: number }>`
    select id from conversation_reports where conversation_id = ${conversation_id} and status = 'open'`.execute(
    site.db,
  );
  const { id } = rows[0]!;
  await decider.api.reports.openConversation({ id, reason: 'It was reported' });
  await decider.api.reports.decideConversation({ id, outcome: 'warned', user_id: person.id, reason: words });
}

test('it shows a user’s standing, all earlier decisions, newest first, and what a restriction would affect', async () => {
  expect(await standingOf(mia, mara)).toMatchObject({
    standing: 'active',
    reason: null,
    until: null,
    is_own: false,
    counts: { suspensions: 0, bans: 0, warnings: 0, removed_listings: 0, upheld_reports: 0 },
    history: [],
    history_total: 0,
  });
  const [removed] = [await listed(mara, { model: 'Kuruma' }), await listed(mara)];
  await kenji.api.reports.reportCar({ car_id: removed, reason: 'scam' });
  await mia.api.cars.updateStatus({ id: removed, status: 'removed', reason: 'It is listed twice' });
  await warn(kenji, mara, mia, 'Please stay polite');
  await mia.api.accounts.updateStatus({ user_id: mara.id, status: 'suspended', until, reason: 'Spam' });
  await lift(site, mia, mara.id, 'Enough');
  await ada.api.accounts.updateStatus({ user_id: mara.id, status: 'banned', reason: 'Fraud' });
  const person = await standingOf(mia, mara);
  expect(person).toMatchObject({
    standing: 'banned',
    reason: 'Fraud',
    until: null,
    counts: { suspensions: 1, bans: 1, warnings: 1, removed_listings: 1, upheld_reports: 2 },
    touched: { listings: 1 },
    history_total: 5,
  });
  expect(person.history.map(({ kind, reason, until: end }) => [kind, reason, end])).toEqual([
    ['ban_user', 'Fraud', null],
    ['reinstate_user', 'Enough', null],
    ['suspend_user', 'Spam', until],
    ['warn_user', 'Please stay polite', null],
    ['remove_car', 'It is listed twice', null],
  ]);
  expect(person.history.at(-1)!.subject).toContain('Kuruma');
});

test('support sees it without the reasons of warnings, and analysts and members not at all', async () => {
  const person = await standingOf(sam, mara);
  expect(person.counts.warnings).toBe(1);
  expect(person.history.find(({ kind }) => kind === 'warn_user')!.reason).toBeNull();
  expect(person.history.find(({ kind }) => kind === 'ban_user')!.reason).toBe('Fraud');
  for (const who of [ana, kenji, grace])
    await expect(standingOf(who, mara)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(mia.api.users.standing({ id: 999_999 })).rejects.toMatchObject({ code: 'user_not_found' });
});

test('a staff member who reported a conversation does not see its outcome here', async () => {
  await warn(mia, kenji, ada, 'Please stay polite');
  expect(await standingOf(mia, kenji)).toMatchObject({ counts: { warnings: 0, upheld_reports: 0 }, history: [] });
  expect(await standingOf(ada, kenji)).toMatchObject({ counts: { warnings: 1, upheld_reports: 1 } });
});

test('decisions about a company are shown for everyone on its team as the company’s, and count for no one', async () => {
  const { seat } = await standingOf(mia, pia);
  const car = await listed(grace);
  await mia.api.cars.updateStatus({ id: car, status: 'removed', reason: 'The photos show another car' });
  await mia.api.dealers.updateStatus({ id: seat!.dealer_account_id, status: 'suspended', reason: 'Unpaid fines' });
  for (const who of [pia, grace]) {
    const person = await standingOf(mia, who);
    expect(person).toMatchObject({
      standing: 'active',
      seat: { company_name: 'Eclipse Motors', company_standing: 'suspended' },
      counts: { removed_listings: 0 },
    });
    expect(person.history.map(({ kind, company_name }) => [kind, company_name])).toEqual([
      ['suspend_dealer', 'Eclipse Motors'],
      ['remove_car', 'Eclipse Motors'],
    ]);
  }
});

test('an expired suspension does not count, even before the job has ended it', async () => {
  await sql`update users set standing = 'suspended', standing_reason = 'Spam', suspended_until = now()
    where id = ${kenji.id}`.execute(site.db);
  expect(await standingOf(mia, kenji)).toMatchObject({ standing: 'active', reason: null, until: null });
});
