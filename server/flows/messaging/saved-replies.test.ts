import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxReplies } from '@forecourt/contract/messaging/messaging-values.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let owner: SignedIn;
let staff: SignedIn;
let dealer_id: number;
beforeAll(async () => {
  site = await startSite();
  [owner, staff] = await Promise.all([site.as('dealerOwner'), site.as('dealerStaff')]);
  dealer_id = (
    await site.db
      .selectFrom('dealer_team_members')
      .select('dealer_account_id')
      .where('user_id', '=', owner.id)
      .executeTakeFirstOrThrow()
  ).dealer_account_id;
});
beforeEach(() => site.db.deleteFrom('saved_replies').execute());
afterAll(() => site.close());

const save = ({ api }: SignedIn, name: string, content = 'Hi {name}', id?: number) =>
  api.messaging.saveReply({ dealer_id, name, content, ...(id !== undefined && { id }) });
const names = async ({ api }: SignedIn) =>
  (await api.messaging.savedReplies({ dealer_id })).replies.map(({ name }) => name);

test('everyone on the team uses the replies, and those who lead it edit them', async () => {
  const { reply } = await save(owner, 'Opening hours', 'Hi {name}, we’re open until ten.');
  await save(owner, 'about the price');
  expect(await names(staff)).toEqual(['about the price', 'Opening hours']);
  expect((await staff.api.messaging.savedReplies({ dealer_id })).may_edit).toBe(false);
  expect((await owner.api.messaging.savedReplies({ dealer_id })).may_edit).toBe(true);
  await save(owner, 'Hours', 'Open until ten.', reply.id);
  expect((await staff.api.messaging.savedReplies({ dealer_id })).replies[1]).toMatchObject({
    name: 'Hours',
    content: 'Open until ten.',
  });
  await owner.api.messaging.deleteReply({ dealer_id, id: reply.id });
  expect(await names(staff)).toEqual(['about the price']);
  await expect(save(owner, 'Hours', 'Closed', reply.id)).rejects.toMatchObject({ code: 'reply_not_found' });
});

test('each name exists once, regardless of capitals and of how many save it at the same time', async () => {
  const saved = await Promise.allSettled(['Hours', 'hours', 'HOURS'].map((name) => save(owner, name)));
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals: unknown[] = saved.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refusals).toMatchObject([{ code: 'reply_exists' }, { code: 'reply_exists' }]);
  const { reply } = await save(owner, 'Price');
  await expect(save(owner, 'hours', 'Hi', reply.id)).rejects.toMatchObject({ code: 'reply_exists' });
  await save(owner, 'PRICE', 'Hi', reply.id);
});

test('the limit holds for concurrent replies', async () => {
  await sql`insert into saved_replies (dealer_id, name, content, written_by)
    select ${dealer_id}, 'Reply ' || number, 'Hi', ${owner.id} from generate_series(1, ${maxReplies - 1}) as number`.execute(
    site.db,
  );
  const saved = await Promise.allSettled(['One', 'Two', 'Three'].map((name) => save(owner, name)));
  expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(save(owner, 'Another')).rejects.toMatchObject({
    code: 'too_many_replies',
    message: 'A dealership can have up to 100 saved replies',
  });
});

test('an unknown placeholder is explained at the field', async () => {
  await expect(save(owner, 'Typo', 'Hi {nmae}')).rejects.toMatchObject({
    code: 'bad_input',
    fields: { content: ['There is no {nmae}. You can use {name}, {car}, {dealer} and {me}.'] },
  });
});

test('a dealer’s replies are in the data file of who wrote them', async () => {
  await save(owner, 'Hours', 'Open until ten.');
  const file = JSON.parse((await owner.api.accounts.exportData({})).json) as { saved_replies: unknown[] };
  expect(file.saved_replies).toMatchObject([{ name: 'Hours', content: 'Open until ten.' }]);
});
