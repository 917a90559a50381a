import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { endSuspensions } from '../../jobs/end-suspensions.ts';
import { code, statement } from '../../../testing/appeal-world.ts';
import { refusedAtSignIn, why } from '../../../testing/appeals.ts';
import { emptyMarket, listed } from '../../../testing/market.ts';
import { reachCharacterChoice } from '../../../testing/sign-in.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { seenStanding } from '../../../testing/standing.ts';
import { testPaths, type Paths } from '../../../testing/standing-paths.ts';

/** Days from now. A decision suspends for seven, which is longer than one of these and shorter than the other. */
const presents = ['active', 'suspended 3', 'suspended 30', 'banned', 'closed'] as const;
type Present = (typeof presents)[number];
type Results = Record<Present, string>;

let site: Site;
let kenji: SignedIn, mara: SignedIn, mia: SignedIn, ada: SignedIn, ana: SignedIn;
const startMs = Date.now();
const dayMs = 86_400_000;
const day = (days: number) => new Date(startMs + days * dayMs).toISOString();

beforeAll(async () => {
  site = await startSite();
  [mara, mia] = [await site.as('member'), await site.as('moderator')];
  [ada, ana] = [await site.as('admin'), await site.as('analyst')];
  // A second admin, because an appeal is decided by someone other than the original decider.
  await sql`update users set staff_role = 'admin' where id = ${ana.id}`.execute(site.db);
});
afterAll(() => site.close());
beforeEach(async () => {
  await emptyMarket(site);
  await sql`update users set standing = 'active', standing_reason = null, suspended_until = null,
    account_closed_at = null, phone_number = '5550142', routing_number = '012345678' where name = 'Kenji Mori'`.execute(
    site.db,
  );
  kenji = await site.as('otherMember');
});

async function standing(): Promise<string> {
  const { standing: is, until } = await seenStanding(site.db, kenji.id);
  return until === null ? is : `${is} ${Math.round((Date.parse(until) - startMs) / dayMs)}`;
}
const change = async ({ api }: SignedIn, status: 'active' | 'suspended' | 'banned', days: number, isKnown = true) =>
  api.accounts.updateStatus({
    user_id: kenji.id,
    status,
    reason: why,
    ...(status === 'suspended' && { until: day(days) }),
    ...(isKnown && { seen: await seenStanding(site.db, kenji.id) }),
  });
/** Uses the real calls, whatever the standing was before. */
async function give(present: Present): Promise<void> {
  const [status, days] = present.split(' ') as ['active' | 'suspended' | 'banned' | 'closed', string?];
  if ((await standing()) === present) return;
  if (status === 'suspended' || status === 'banned') return void (await change(ada, status, Number(days)));
  if ((await standing()) !== 'active') await change(ada, 'active', 0);
  if (status === 'closed') await (await site.asUser(kenji.id)).api.accounts.closeAccount({ name: 'Kenji Mori' });
}

async function reportConversation(): Promise<number> {
  const { id: conversation_id } = await mara.api.messaging.create({ participants: [kenji.id] });
  await kenji.api.messaging.sendMessage({ conversation_id, sender_id: kenji.id, content: 'Pay first, then we talk' });
  await mara.api.messaging.report({ conversation_id, reason: 'scam' });
  const { id } = await site.db
    .selectFrom('conversation_reports')
    .select('id')
    .where('conversation_id', '=', conversation_id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  await mia.api.reports.openConversation({ id, reason: 'It was reported' });
  return id;
}
const decideReport = (outcome: 'nothing' | 'warned' | 'suspended') => (id: number) =>
  mia.api.reports.decideConversation({
    id,
    outcome,
    reason: why,
    ...(outcome !== 'nothing' && { user_id: kenji.id }),
    ...(outcome === 'suspended' && { until: day(7) }),
  });

async function reportListing(): Promise<number> {
  const id = await listed(kenji);
  await mara.api.reports.reportCar({ car_id: id, reason: 'scam' });
  return id;
}
const decideListing = (decision: 'dismiss' | 'flag' | 'remove') => async (car_id: number) => {
  const reports = site.db.selectFrom('car_reports').select('id').where('car_id', '=', car_id);
  const report_ids = (await reports.execute()).map(({ id }) => id);
  await mia.api.reports.decide({ car_id, decision, report_ids, reason: why });
};

/** The id of a decision that has been appealed. */
const appealed = (status: 'suspended' | 'banned') => async () => {
  await change(ada, status, 3);
  const { api, bearer } = await refusedAtSignIn(site, 'kenji.mori');
  const { decision } = await api.appeals.atSignIn({}, { bearer });
  const opened = await api.appeals.openAtSignIn({ decision_id: decision!.id, statement }, { bearer });
  return opened.decision.appeal!.id;
};
const decideAppeal = (outcome: 'uphold' | 'change' | 'reverse', days?: number) => (id: number) =>
  ana.api.appeals.decide({ id, outcome, reason: why, ...(days !== undefined && { until: day(days) }) });

async function signIn() {
  const visitor = site.visitor();
  const { bearer, user, characters } = await reachCharacterChoice(visitor, 'kenji.mori');
  await visitor.api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
}

const asBefore: Results = {
  active: 'active',
  'suspended 3': 'suspended 3',
  'suspended 30': 'suspended 30',
  banned: 'banned',
  closed: 'closed',
};
// Closing an account withdraws its appeals.
const appealAsBefore: Results = { ...asBefore, closed: 'closed, appeal_settled' };
const over: Results = {
  ...(Object.fromEntries(presents.map((present) => [present, `${present}, decision_over`])) as Results),
  closed: 'closed, appeal_settled',
};

const paths: Paths<Present> = {
  'suspend for 7 days on the user’s page, without saying what was seen': {
    act: () => change(ada, 'suspended', 7, false),
    results: {
      active: 'suspended 7',
      'suspended 3': 'suspended 7',
      'suspended 30': 'suspended 30, standing_changed',
      banned: 'banned, standing_changed',
      closed: 'suspended 7',
    },
  },
  'suspend for 7 days on a page that still shows an active account': {
    act: () =>
      ada.api.accounts.updateStatus({
        user_id: kenji.id,
        status: 'suspended',
        until: day(7),
        reason: why,
        seen: { standing: 'active', until: null },
      }),
    results: {
      active: 'suspended 7',
      // Two concurrent suspensions both succeed. The later one applies unless it's milder.
      'suspended 3': 'suspended 7',
      'suspended 30': 'suspended 30, standing_changed',
      banned: 'banned, standing_changed',
      closed: 'suspended 7',
    },
  },
  'suspend for 7 days, knowing the present standing': {
    act: () => change(ada, 'suspended', 7),
    results: {
      active: 'suspended 7',
      'suspended 3': 'suspended 7',
      'suspended 30': 'suspended 7',
      banned: 'suspended 7',
      closed: 'suspended 7',
    },
    isChosen: true,
  },
  'suspend for 7 days, knowing the present standing, as a moderator': {
    act: () => change(mia, 'suspended', 7),
    results: {
      active: 'suspended 7',
      'suspended 3': 'suspended 7',
      'suspended 30': 'suspended 7',
      banned: 'banned, not_allowed',
      closed: 'suspended 7',
    },
    isChosen: true,
  },
  ban: {
    act: () => change(ada, 'banned', 0, false),
    results: {
      active: 'banned',
      'suspended 3': 'banned',
      'suspended 30': 'banned',
      banned: 'banned, standing_is_so',
      closed: 'banned',
    },
  },
  'lift, without saying what was seen': {
    act: () => change(ada, 'active', 0, false),
    results: {
      active: 'active, standing_is_so',
      'suspended 3': 'suspended 3, standing_changed',
      'suspended 30': 'suspended 30, standing_changed',
      banned: 'banned, standing_changed',
      closed: 'closed, standing_is_so',
    },
  },
  'lift on a page that still shows a suspension for 3 days': {
    act: () =>
      ada.api.accounts.updateStatus({
        user_id: kenji.id,
        status: 'active',
        reason: why,
        seen: { standing: 'suspended', until: day(3) },
      }),
    results: {
      active: 'active, standing_is_so',
      'suspended 3': 'active',
      'suspended 30': 'suspended 30, standing_changed',
      banned: 'banned, standing_changed',
      closed: 'closed, standing_is_so',
    },
    isChosen: true,
  },
  'lift, knowing the present standing': {
    act: () => change(ada, 'active', 0),
    results: {
      active: 'active, standing_is_so',
      'suspended 3': 'active',
      'suspended 30': 'active',
      banned: 'active',
      closed: 'closed, standing_is_so',
    },
    isChosen: true,
  },
  'suspend for 7 days from a conversation report': {
    before: reportConversation,
    act: decideReport('suspended'),
    results: { ...asBefore, active: 'suspended 7', 'suspended 3': 'suspended 7', closed: 'suspended 7' },
  },
  'warn from a conversation report': { before: reportConversation, act: decideReport('warned'), results: asBefore },
  'dismiss a conversation report': { before: reportConversation, act: decideReport('nothing'), results: asBefore },
  'dismiss the reports of a listing': { before: reportListing, act: decideListing('dismiss'), results: asBefore },
  'flag a reported listing': {
    before: reportListing,
    act: decideListing('flag'),
    results: { ...asBefore, closed: 'closed, not_possible_now' },
  },
  'remove a reported listing': {
    before: reportListing,
    act: decideListing('remove'),
    results: { ...asBefore, closed: 'closed, not_possible_now' },
  },
  'uphold an appeal': { before: appealed('suspended'), act: decideAppeal('uphold'), results: appealAsBefore },
  'reverse an appealed suspension for 3 days': {
    before: appealed('suspended'),
    act: decideAppeal('reverse'),
    results: { ...appealAsBefore, 'suspended 3': 'active' },
    isChosen: true,
  },
  'end an appealed suspension for 3 days sooner': {
    before: appealed('suspended'),
    act: decideAppeal('change', 1),
    results: { ...over, 'suspended 3': 'suspended 1' },
    isChosen: true,
  },
  'end an appealed suspension for 3 days later': {
    before: appealed('suspended'),
    act: decideAppeal('change', 7),
    results: { ...over, 'suspended 3': 'suspended 3, bad_input' },
  },
  'reverse an appealed ban': {
    before: appealed('banned'),
    act: decideAppeal('reverse'),
    results: { ...appealAsBefore, banned: 'active' },
    isChosen: true,
  },
  'suspend for 7 days instead of an appealed ban': {
    before: appealed('banned'),
    act: decideAppeal('change', 7),
    results: { ...over, banned: 'suspended 7' },
    isChosen: true,
  },
  'close the user’s own account': {
    act: () => kenji.api.accounts.closeAccount({ name: 'Kenji Mori' }),
    results: {
      active: 'closed',
      'suspended 3': 'suspended 3, sign_in_required',
      'suspended 30': 'suspended 30, sign_in_required',
      banned: 'banned, sign_in_required',
      closed: 'closed, sign_in_required',
    },
  },
  'log in': {
    act: signIn,
    results: {
      active: 'active',
      'suspended 3': 'suspended 3, account_suspended',
      'suspended 30': 'suspended 30, account_suspended',
      banned: 'banned, account_banned',
      closed: 'active',
    },
  },
  'the job that ends suspensions, after 5 days': {
    act: () => endSuspensions(site.db, new Date(day(5))),
    // The suspension for 3 days has ended by then.
    results: { ...asBefore, 'suspended 3': 'active' },
    isChosen: true,
  },
  'give a staff role': {
    act: async () => {
      await ada.api.users.updateRole({ user_id: kenji.id, role: 'support', reason: why });
      await ada.api.users.updateRole({ user_id: kenji.id, role: null, reason: why });
    },
    results: Object.fromEntries(
      presents.map((present) => [present, present === 'active' ? present : `${present}, role_for_nobody`]),
    ) as Results,
  },
  'sign them out everywhere': {
    act: () => mia.api.users.endSessions({ user_id: kenji.id, reason: why }),
    results: { ...asBefore, closed: 'closed, signed_out_already' },
  },
};

/** An account closed by its owner isn't a staff restriction. */
function strength(result: string): number {
  const [is, days] = result.split(' ');
  return is === 'banned' ? Infinity : Number(days ?? 0);
}

testPaths(paths, { whose: 'user', presents, give, standing, strength });

test('a suspension that changes nothing leaves the existing decision, which can still be appealed and reversed', async () => {
  const id = await reportConversation();
  await change(ada, 'banned', 0);
  const answer = await mia.api.reports.decideConversation({
    id,
    outcome: 'suspended',
    user_id: kenji.id,
    until: day(7),
    reason: 'Threats',
  });
  expect(answer).toMatchObject({ is_restriction_kept: true, conversation: { report: { outcome: 'suspended' } } });
  const { api, bearer } = await refusedAtSignIn(site, 'kenji.mori');
  const { decision } = await api.appeals.atSignIn({}, { bearer });
  expect(decision).toMatchObject({ kind: 'ban_user', stands: true, may_appeal: true });
});

test('two concurrent suspensions both succeed, and the later end applies whoever came first', async () => {
  const done = await Promise.all([
    code(change(ada, 'suspended', 7, false)),
    code(change(mia, 'suspended', 7, false)),
    code(change(ana, 'banned', 0, false)),
  ]);
  // Requests after the ban get its error.
  expect(done[2]).toBe('done');
  expect(await standing()).toBe('banned');
});
