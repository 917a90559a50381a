import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyMarket, listed, sell } from '../../../testing/market.ts';
import { asFile } from '../../../testing/pictures.ts';
import { smallPicture } from '../../../testing/access/expected/values.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let [mara, kenji, sam, mia]: SignedIn[] = [];
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  [mara, kenji, sam, mia] = await Promise.all([
    site.as('member'),
    site.as('otherMember'),
    site.as('support'),
    site.as('moderator'),
  ]);
});
afterAll(() => site.close());

const open = async (subject: string, who = mara!, more: object = {}) => {
  const asked = { user_id: who.id, category_id: 1, subject, description: `About ${subject}` };
  return (await who.api.tickets.create({ ...asked, ...more })).ticket.id;
};
const say = (who: SignedIn, ticket_id: number, content: string, more: object = {}) =>
  who.api.tickets.addResponse({ ticket_id, user_id: who.id, content, ...more });
const read = async (id: number, who = sam!) => (await who.api.tickets.staffTicket({ id }))!.ticket;
const asUser = async (id: number, who = mara!) => (await who.api.tickets.get({ id }))!.ticket;
const merge = (ticket_id: number, into_id: number, who = sam!) => who.api.tickets.merge({ ticket_id, into_id });

test('everything said moves in the order it was written, with its pictures and notes, and the ticket is closed', async () => {
  const picture = async () =>
    (await mara!.api.tickets.attach({ files: { photo: [asFile(smallPicture, 'a.png')] } })).photo.id;
  const into = await open('The refund');
  const from = await open('The refund, again', mara!, { attachment_ids: [await picture()] });
  await say(mara!, into, 'Said first');
  await say(mara!, from, 'Said second', { attachment_ids: [await picture()] });
  await say(sam!, from, 'Said third');
  await say(sam!, from, 'Among us', { is_internal: true });
  await say(mara!, into, 'Said last');

  await merge(from, into);

  const thread = await read(into);
  expect(thread.responses.map(({ content, is_internal }) => [content, is_internal])).toEqual([
    ['The refund, again\n\nAbout The refund, again', false],
    ['Said first', false],
    ['Said second', false],
    ['Said third', false],
    ['Among us', true],
    ['Said last', false],
  ]);
  expect(thread.responses.map(({ attachments }) => attachments.length)).toEqual([1, 0, 1, 0, 0, 0]);
  expect(thread.events).toMatchObject([
    { kind: 'merged', actor_name: 'Sam Whitlock', merged: { id: from, subject: 'The refund, again' } },
  ]);
  // Unassigned before, it now belongs to whoever replied to the other one.
  expect(thread.assigned_to).toBe(sam!.id);
  expect(await read(from)).toMatchObject({ status: 'closed', responses: [], merged_into: { id: into } });
});

test('the user sees where it continues, without notes or the name of the staff member, and is notified once', async () => {
  const [into, from] = [await open('Here'), await open('There')];
  await say(sam!, from, 'Secret', { is_internal: true });
  await merge(from, into);
  expect(await asUser(from)).toMatchObject({ status: 'closed', merged_into: { id: into } });
  const thread = await asUser(into);
  expect(thread.events).toMatchObject([{ kind: 'merged', actor_name: null, merged: { id: from, subject: 'There' } }]);
  expect(thread.responses.map(({ content }) => content)).toEqual(['There\n\nAbout There']);
  const notices = async () =>
    (await mara!.api.notices.list({})).notices.filter(({ sentence }) =>
      sentence.includes('merged your ticket “There”'),
    );
  await expect.poll(notices).toMatchObject([{ link: `/support/${into}`, times: 1 }]);
});

test('a merge is refused with its reason, and nothing moves', async () => {
  const [one, other, theirs, closed] = [
    await open('One'),
    await open('Other'),
    await open('Theirs', kenji!),
    await open('Closed'),
  ];
  await mara!.api.tickets.close({ ticket_id: closed, user_id: mara!.id });
  const own = await open('Own', sam!);
  await expect(merge(one, one)).rejects.toThrow('You can’t merge these tickets because they are the same ticket');
  await expect(merge(one, theirs)).rejects.toThrow('because they belong to different users');
  await expect(merge(one, closed)).rejects.toThrow('because the other one is closed');
  await expect(merge(closed, one)).rejects.toMatchObject({ code: 'ticket_not_possible' });
  await expect(merge(one, 999_999)).rejects.toMatchObject({ code: 'ticket_not_found' });
  await expect(merge(own, one)).rejects.toMatchObject({ code: 'own_ticket' });
  for (const id of [one, other]) expect(await read(id)).toMatchObject({ status: 'open', responses: [], events: [] });
  expect((await sam!.api.tickets.mergeTargets({ ticket_id: one })).tickets.map(({ id }) => id)).toContain(other);
  expect((await sam!.api.tickets.mergeTargets({ ticket_id: one })).tickets.map(({ id }) => id)).not.toContain(theirs);
});

test('appeals and disputes are merged neither way and aren’t offered', async () => {
  const plain = await open('Plain', kenji!);
  const sale = await sell(mara!, await listed(mara!), { buyer_id: kenji!.id });
  await kenji!.api.sales.dispute({ id: sale, reason: 'I never bought this car' });
  const { id: dispute } = await site.db
    .selectFrom('tickets')
    .select('id')
    .where('sale_id', '=', sale)
    .executeTakeFirstOrThrow();
  const refused = 'because an appeal or a dispute is decided on its own';
  await expect(merge(plain, dispute)).rejects.toThrow(refused);
  await expect(merge(dispute, plain)).rejects.toThrow(refused);
  expect((await read(dispute)).transitions).not.toContain('merge');
  const { tickets } = await sam!.api.tickets.mergeTargets({ ticket_id: plain });
  expect(tickets.map((ticket) => ticket.id)).not.toContain(dispute);
});

test('an open question brings a resolved ticket back to staff, and an answered one leaves it as it is', async () => {
  const [into, answered, asking] = [await open('Resolved'), await open('Answered'), await open('Asking')];
  await say(sam!, into, 'Done', { status: 'resolved' });
  await say(sam!, answered, 'Which one?', { status: 'waiting_for_user' });
  await merge(answered, into);
  expect(await read(into)).toMatchObject({ status: 'resolved', due_at: null });
  await merge(asking, into);
  expect(await read(into)).toMatchObject({ status: 'in_progress', resolved_at: null, due_at: expect.any(String) });
});

test('of merges in both directions at the same time exactly one happens', async () => {
  for (let time = 0; time < 5; time += 1) {
    const [one, other] = [await open('One way'), await open('Other way')];
    const done = await Promise.allSettled([merge(one, other), merge(other, one, mia!)]);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const states = [await read(one), await read(other)].map(({ status, responses }) => [status, responses.length]);
    expect(states).toContainEqual(['closed', 0]);
    expect(states).toContainEqual(['open', 1]);
  }
});

test('a reply sent while its ticket is merged is stored once, with the ticket, or refused', async () => {
  for (let time = 0; time < 5; time += 1) {
    const [from, into] = [await open('From'), await open('Into')];
    const said = { content: 'One more thing', client_id: crypto.randomUUID() };
    const [reply] = await Promise.allSettled([say(mara!, from, said.content, said), merge(from, into)]);
    const stored = (await asUser(into)).responses.filter(({ content }) => content === said.content);
    expect(stored).toHaveLength(reply.status === 'fulfilled' ? 1 : 0);
    expect((await asUser(from)).responses).toEqual([]);
  }
});
