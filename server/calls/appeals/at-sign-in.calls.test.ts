import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inDays, refusedAtSignIn, why } from '../../../testing/appeals.ts';
import { reachCharacterChoice } from '../../../testing/sign-in.ts';
import { siteForThisTest, startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { lift } from '../../../testing/standing.ts';

let site: Site;
let kenji: SignedIn, mia: SignedIn, ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [kenji, mia, ada] = [await site.as('otherMember'), await site.as('moderator'), await site.as('admin')];
});
afterAll(() => site.close());

const statement = 'This is a misunderstanding, please look again';
const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error as { code: string }).code,
  );
const suspend = () =>
  mia.api.accounts.updateStatus({ user_id: kenji.id, status: 'suspended', until: inDays(9), reason: why });
const id = () => crypto.randomUUID();

test('a locked-out user reads why, appeals, returns to the reply, answers it and is let in again', async () => {
  await suspend();
  const first = await refusedAtSignIn(site, 'kenji.mori');
  const { decision } = await first.api.appeals.atSignIn({}, first);
  expect(decision).toMatchObject({ kind: 'suspend_user', reason: why, may_appeal: true, appeal: null, responses: [] });
  const opened = await first.api.appeals.openAtSignIn({ decision_id: decision!.id, statement }, first);
  expect(opened.decision).toMatchObject({ may_appeal: false, may_answer: true, appeal: { status: 'open', statement } });
  const { id: appeal_id, ticket_id } = opened.decision.appeal!;
  const note = { ticket_id, user_id: ada.id, content: 'Only among us', is_internal: true };
  await ada.api.tickets.addResponse(note);
  await ada.api.tickets.addResponse({
    ticket_id,
    user_id: ada.id,
    content: 'What happened?',
    status: 'waiting_for_user',
  });
  const again = await refusedAtSignIn(site, 'kenji.mori');
  const answered = await again.api.appeals.atSignIn({}, again);
  expect(answered.decision!.responses.map(({ content, is_staff }) => [content, is_staff])).toEqual([
    ['What happened?', true],
  ]);
  const client_id = id();
  for (const _twice of [1, 2])
    await again.api.appeals.answerAtSignIn({ content: 'My brother did it', client_id }, again);
  const { ticket } = (await ada.api.tickets.staffTicket({ id: ticket_id }))!;
  expect([ticket.status, ticket.responses.length]).toEqual(['in_progress', 3]);
  await ada.api.appeals.decide({ id: appeal_id, outcome: 'reverse', reason: 'It was the brother' });
  // The restriction it was issued for is over.
  expect(await code(again.api.appeals.atSignIn({}, again))).toBe('no_appeal_token');
  const { bearer, user, characters } = await reachCharacterChoice(again, 'kenji.mori');
  await again.api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
  expect((await again.api.appeals.ofTicket({ ticket_id })).decision!.appeal!.status).toBe('reversed');
});

test('the token of a refused login only works for the appeal, for this user and for a limited time', async () => {
  await suspend();
  const { api, bearer, signIn } = await refusedAtSignIn(site, 'kenji.mori');
  const { decision } = await api.appeals.atSignIn({}, { bearer });
  const named = { gta_world_user: { id: 1 }, selected_character: { id: 1 } };
  // It works neither as a login nor as a session.
  expect(await code(api.accounts.gameUser({}, { bearer }))).toBe('no_sign_in_token');
  expect(await code(api.accounts.characters({}, { bearer }))).toBe('no_sign_in_token');
  expect(await code(api.accounts.authenticate(named, { bearer }))).toBe('no_sign_in_token');
  const other = site.visitor();
  other.browser.cookies.set('forecourt_session', bearer);
  expect((await other.api.accounts.checkSession({})).user).toBeNull();
  other.browser.cookies.set('forecourt_sign_in', bearer);
  expect(await code(other.api.accounts.gameUser({}, { bearer }))).toBe('no_sign_in_token');
  // No other token works for an appeal: not the login's own, not an empty one, not an altered one.
  const changed = `${bearer.slice(0, -2)}${bearer.endsWith('AA') ? 'BB' : 'AA'}`;
  const longer = ['=', '!', 'A'].map((end) => bearer + end);
  for (const wrong of [signIn, '', 'x', changed, ...longer, `${bearer}${bearer}`])
    expect(await code(api.appeals.atSignIn({}, { bearer: wrong }))).toBe('no_appeal_token');
  expect(await code(api.appeals.atSignIn({}))).toBe('no_appeal_token');
  // Nor does it work for another user's decision.
  const rex = await site.as('suspended');
  await sql`insert into staff_actions (actor_id, action, target_kind, target_id, reason)
    values (${mia.id}, 'suspend_user', 'user', ${rex.id}, 'Another')`.execute(site.db);
  const { rows } = await sql<{ id: number }>`select max(id) as id from staff_actions`.execute(site.db);
  expect(await code(api.appeals.openAtSignIn({ decision_id: rows[0]!.id, statement }, { bearer }))).toBe(
    'decision_not_found',
  );
  // Without an appeal there is nothing to reply to.
  expect(await code(api.appeals.answerAtSignIn({ content: 'Hello', client_id: id() }, { bearer }))).toBe(
    'ticket_not_found',
  );
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
  try {
    expect(await code(api.appeals.openAtSignIn({ decision_id: decision!.id, statement }, { bearer }))).toBe(
      'no_appeal_token',
    );
  } finally {
    vi.useRealTimers();
  }
  await lift(site, mia, kenji.id, 'Enough');
  expect(await code(api.appeals.atSignIn({}, { bearer }))).toBe('no_appeal_token');
});

test('their message limit counts per person, from any network', async () => {
  const limited = await siteForThisTest({ config: { rateLimits: true } });
  const [person, staff] = [await limited.as('otherMember'), await limited.as('moderator')];
  const until = inDays(9);
  await staff.api.accounts.updateStatus({ user_id: person.id, status: 'suspended', until, reason: why });
  const { api, bearer } = await refusedAtSignIn(limited, 'kenji.mori');
  const { decision } = await api.appeals.atSignIn({}, { bearer });
  await api.appeals.openAtSignIn({ decision_id: decision!.id, statement }, { bearer });
  const said = [];
  for (let n = 0; n < 21; n++)
    said.push(await code(api.appeals.answerAtSignIn({ content: `${n}`, client_id: id() }, { bearer })));
  expect(said.filter((one) => one === 'done')).toHaveLength(19);
  expect(said.at(-1)).toBe('too_many_requests');
});
