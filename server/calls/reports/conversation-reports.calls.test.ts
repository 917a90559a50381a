import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../../../testing/listen.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { lift } from '../../../testing/standing.ts';

let site: Site;
let [mara, kenji, mia, ada, sam, ana]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
  kenji = await site.as('otherMember');
  [mia, ada, sam, ana] = [
    await site.as('moderator'),
    await site.as('admin'),
    await site.as('support'),
    await site.as('analyst'),
  ];
});
afterAll(() => site.close());

/** Kenji writes this often, Mara reports it, and he continues. */
async function reported({ before = 1, after = 0, reporter = mara!, other = kenji! } = {}): Promise<number> {
  const { id: conversation_id } = await reporter.api.messaging.create({ participants: [other.id] });
  const { rows } = {
    rows: await site.db.selectFrom('messages').select('id').where('conversation_id', '=', conversation_id).execute(),
  };
  const write = async (from: number, many: number) => {
    for (let no = from; no < from + many; no++)
      await other.api.messaging.sendMessage({ conversation_id, sender_id: other.id, content: `Words ${no}` });
  };
  await write(rows.length + 1, before);
  await reporter.api.messaging.report({ conversation_id, reason: 'harassment', details: 'He goes on and on' });
  await write(rows.length + before + 1, after);
  const { id } = await site.db
    .selectFrom('conversation_reports')
    .select('id')
    .where('conversation_id', '=', conversation_id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return id;
}
const logOf = async (id: number) =>
  (
    await site.db
      .selectFrom('staff_actions')
      .select(['actor_id', 'action', 'reason'])
      .where('target_kind', '=', 'conversation_report')
      .where('target_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ actor_id, action, reason }) => [actor_id, action, reason]);

test('only parts opened with a reason are returned, around the report first and more by further steps, all logged', async () => {
  const id = await reported({ before: 30, after: 15 });
  const { reports } = mia!.api;
  const entry = (await reports.conversations({})).reports.find((one) => one.id === id)!;
  expect(entry).toMatchObject({
    reporter: { name: 'Mara Quinn' },
    others: [{ name: 'Kenji Mori', company_name: null }],
    reason: 'harassment',
    outcome: null,
  });
  expect(JSON.stringify(entry)).not.toContain('Words');
  expect((await reports.conversation({ id })).conversation.opened).toBeNull();
  await expect(reports.openConversation({ id, reason: '' })).rejects.toMatchObject({ code: 'bad_input' });
  await expect(reports.openConversation({ id, more: 'earlier', reason: 'More' })).rejects.toMatchObject({
    code: 'report_not_opened',
  });

  const first = (await reports.openConversation({ id, reason: 'He was reported' })).conversation.opened!;
  expect(first.messages.map(({ sequence }) => sequence)).toEqual(Array.from({ length: 21 }, (_, no) => no + 20));
  expect(first).toMatchObject({ reported_at_sequence: 30, has_earlier: true, has_later: true });
  // Opening it for one staff member doesn't open it for others.
  expect((await ada!.api.reports.conversation({ id })).conversation.opened).toBeNull();

  const more = (await reports.openConversation({ id, more: 'earlier', reason: 'How it began' })).conversation.opened!;
  expect([more.messages.length, more.messages[0]!.sequence, more.has_earlier]).toEqual([40, 1, false]);
  expect(await logOf(id)).toEqual([
    [mia!.id, 'open_conversation', 'He was reported'],
    [mia!.id, 'read_more_of_conversation', 'How it began'],
  ]);
});

test('a report is decided once by someone who has read it, and only a participant can be warned or suspended', async () => {
  const id = await reported();
  const { reports } = mia!.api;
  const decide = (more: object, api = mia!.api) =>
    api.reports.decideConversation({
      id,
      outcome: 'warned',
      reason: 'Please stay polite',
      user_id: kenji!.id,
      ...more,
    });
  await expect(decide({}, ada!.api)).rejects.toMatchObject({ code: 'report_not_opened' });
  await reports.openConversation({ id, reason: 'He was reported' });
  await expect(decide({ user_id: undefined })).rejects.toMatchObject({ code: 'bad_input' });
  await expect(decide({ user_id: sam!.id })).rejects.toMatchObject({ code: 'user_not_found' });
  await expect(decide({ outcome: 'suspended' })).rejects.toMatchObject({ code: 'bad_input' });

  const { report, opened } = (await decide({})).conversation;
  expect(report).toMatchObject({ outcome: 'warned', person: { name: 'Kenji Mori' }, decided_by: 'Mia Santoro' });
  // The decision closes the conversation again.
  expect(opened).toBeNull();
  await ada!.api.reports.openConversation({ id, reason: 'To look once more' });
  await expect(decide({}, ada!.api)).rejects.toMatchObject({ code: 'report_decided' });
  expect((await reports.conversations({})).reports.map((one) => one.id)).not.toContain(id);
  expect((await reports.conversations({ status: 'decided', search: 'kenji' })).reports[0]!.id).toBe(id);
});

test('a suspension is the usual one with its own log entry, in one transaction', async () => {
  const id = await reported();
  await ada!.api.reports.openConversation({ id, reason: 'He was reported' });
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const decision = { id, outcome: 'suspended' as const, user_id: kenji!.id, reason: 'Threats', until };
  await ada!.api.reports.decideConversation(decision);
  const { standing } = await site.db
    .selectFrom('users')
    .select('standing')
    .where('id', '=', kenji!.id)
    .executeTakeFirstOrThrow();
  expect(standing).toBe('suspended');
  const { rows } = {
    rows: await site.db
      .selectFrom('staff_actions')
      .select('action')
      .where('target_kind', '=', 'user')
      .where('target_id', '=', kenji!.id)
      .execute(),
  };
  expect(rows).toEqual([{ action: 'suspend_user' }]);
  expect((await logOf(id)).at(-1)).toEqual([ada!.id, 'uphold_conversation_report', 'Threats']);
  await lift(site, ada!, kenji!.id, 'For the next test');
});

test('staff do not see reports they are involved in, and support and analysts see none', async () => {
  kenji = await site.as('otherMember');
  const id = await reported({ reporter: kenji, other: mia! });
  expect((await mia!.api.reports.conversations({})).reports.map((one) => one.id)).not.toContain(id);
  for (const attempt of [
    () => mia!.api.reports.conversation({ id }),
    () => mia!.api.reports.openConversation({ id, reason: 'I am curious' }),
    () => mia!.api.reports.decideConversation({ id, outcome: 'nothing', reason: 'I did nothing' }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'report_not_found' });
  expect((await ada!.api.reports.conversations({})).reports.map((one) => one.id)).toContain(id);
  for (const { api } of [sam!, ana!, mara!]) {
    await expect(api.reports.conversations({})).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(api.reports.openConversation({ id, reason: 'I am curious' })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  }
});

test('a new report and its outcome reach the open desk, and no one without access', async () => {
  const [ofMia, ofSam] = [await listen(mia!.browser), await listen(sam!.browser)];
  const news = () => ofMia.heard.filter((kind) => kind === 'market_changed').length;
  const id = await reported();
  await expect.poll(news).toBe(1);
  await ada!.api.reports.openConversation({ id, reason: 'He was reported' });
  await ada!.api.reports.decideConversation({ id, outcome: 'nothing', reason: 'Harmless' });
  await expect.poll(news).toBe(2);
  expect(ofSam.heard).not.toContain('market_changed');
});
