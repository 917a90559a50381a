import { maxMessagePhotos } from '@forecourt/contract/messaging/messaging-values.ts';
import type { Photo } from '@forecourt/contract/photos/photos.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteAbandonedPhotos } from '../../features/photos/photos.store.ts';
import { draft, emptyMarket, listed } from '../../../testing/market.ts';
import { asFile, picture } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let file: File;
let mara: SignedIn;
let kenji: SignedIn;
let theo: SignedIn;
let owner: SignedIn;
let staff: SignedIn;
let mia: SignedIn;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  file = asFile(await picture('jpeg', 40, 30), 'engine.jpg');
  [mara, kenji, theo, owner, staff, mia] = await Promise.all([
    site.as('member'),
    site.as('otherMember'),
    site.as('firstCharacter'),
    site.as('dealerOwner'),
    site.as('dealerStaff'),
    site.as('moderator'),
  ]);
});
afterAll(() => site.close());

const attach = async ({ api }: SignedIn): Promise<Photo> =>
  (await api.messaging.attach({ files: { photo: [file] } })).photo;
const send = async ({ api, id }: SignedIn, conversation_id: number, photo_ids: number[], content = '') =>
  (await api.messaging.sendMessage({ conversation_id, sender_id: id, content, photo_ids })).message;
const withKenji = async () => (await mara.api.messaging.create({ participants: [kenji.id] })).id;
const fetchAs = (who: Pick<SignedIn, 'browser'>, { src }: Photo, base?: string) =>
  who.browser.fetch(`${base ? src.replace(/^.*\//, base) : src}-320.webp`);
/** The names of these who get the photo. */
async function viewersOf(photo: Photo, people: Record<string, Pick<SignedIn, 'browser'>>): Promise<string[]> {
  const seeing: string[] = [];
  for (const [name, who] of Object.entries(people)) if ((await fetchAs(who, photo)).status === 200) seeing.push(name);
  return seeing;
}
const everyone = () => ({ mara, kenji, theo, owner, staff, mia, visitor: site.visitor() });

test('photos are sent with or without text, in the order they were added, and stay when the message is read again', async () => {
  const id = await withKenji();
  const [first, second] = [await attach(mara), await attach(mara)];
  const message = await send(mara, id, [second.id, first.id]);
  expect(message).toMatchObject({ content: '', photos: [{ id: second.id }, { id: first.id }] });
  const { conversation } = (await kenji.api.messaging.conversation({ conversation_id: id }))!;
  expect(conversation.messages.at(-1)!.photos).toEqual(message.photos);
  expect(conversation.last_message).toMatchObject({ content: '', photo_count: 2 });
  await expect(send(mara, id, [])).rejects.toMatchObject({ fields: { content: ['Please write a message'] } });
  await expect(send(mara, id, [], ' \n ')).rejects.toMatchObject({ fields: { content: ['Please write a message'] } });
});

test('a message has at most four photos, and a retry with the same client id is one message', async () => {
  const id = await withKenji();
  const photos: number[] = [];
  for (let count = 0; count <= maxMessagePhotos; count++) photos.push((await attach(mara)).id);
  await expect(send(mara, id, photos)).rejects.toMatchObject({
    fields: { photo_ids: ['A message can have up to 4 photos'] },
  });
  const client_id = crypto.randomUUID();
  const said = { conversation_id: id, sender_id: mara.id, content: 'Four', photo_ids: photos.slice(1), client_id };
  const [one, again] = [await mara.api.messaging.sendMessage(said), await mara.api.messaging.sendMessage(said)];
  expect(one.message.photos).toHaveLength(4);
  expect(again.message).toEqual(one.message);
});

test('only one’s own unused photos can be sent, each once', async () => {
  const id = await withKenji();
  const [ofKenji, ofMara] = [await attach(kenji), await attach(mara)];
  const { photo: ofCar } = await mara.api.photos.add({ car_id: await draft(mara), files: { photo: [file] } });
  const { photo: ofTicket } = await mara.api.tickets.attach({ files: { photo: [file] } });
  await mara.api.tickets.create({
    user_id: mara.id,
    category_id: 1,
    subject: 'See',
    description: 'As shown',
    attachment_ids: [ofTicket.id],
  });
  for (const photo of [ofKenji, ofCar, ofTicket])
    await expect(send(mara, id, [photo.id], 'Look')).rejects.toMatchObject({ code: 'photo_not_found' });
  const sent = await Promise.allSettled([1, 2, 3].map(() => send(mara, id, [ofMara.id], 'Look')));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { conversation } = (await kenji.api.messaging.conversation({ conversation_id: id }))!;
  expect(conversation.messages.filter(({ content }) => content === 'Look')).toHaveLength(1);
  await expect(
    mara.api.tickets.create({
      user_id: mara.id,
      category_id: 1,
      subject: 'See',
      description: 'As shown',
      attachment_ids: [ofMara.id],
    }),
  ).rejects.toMatchObject({ code: 'photo_not_found' });
});

test('a photo is private: unsent to its uploader, sent to those who can read the message', async () => {
  const photo = await attach(mara);
  expect(await viewersOf(photo, everyone())).toEqual(['mara']);
  await send(mara, await withKenji(), [photo.id]);
  expect(await viewersOf(photo, everyone())).toEqual(['mara', 'kenji']);
  const seen = await fetchAs(kenji, photo);
  expect(seen.headers.get('cache-control')).toBe('private, no-store');
  for (const base of ['/photos/', '/ticket-photos/', '/avatars/', '/logos/'])
    expect((await fetchAs(mara, photo, base)).status).toBe(404);
});

test('to a dealer it goes to the whole team', async () => {
  const { id } = await mara.api.messaging.create({ car_id: await listed(owner) });
  const photo = await attach(mara);
  await send(mara, id, [photo.id], 'This scratch?');
  expect(await viewersOf(photo, everyone())).toEqual(['mara', 'owner', 'staff']);
});

test('in a group not to who joins later, who left, or who is blocked', async () => {
  const { id } = await mara.api.messaging.create({
    conversation_type: 'group',
    title: 'Meet',
    participants: [kenji.id, staff.id],
  });
  const photo = await attach(mara);
  await send(mara, id, [photo.id]);
  await mara.api.messaging.addParticipant({ conversation_id: id, user_id: theo.id });
  // A colleague's group isn't the dealer's.
  expect(await viewersOf(photo, everyone())).toEqual(['mara', 'kenji', 'staff']);
  await kenji.api.messaging.block({ user_id: mara.id });
  await mara.api.messaging.removeParticipant({ conversation_id: id, user_id: staff.id });
  expect(await viewersOf(photo, everyone())).toEqual(['mara']);
  await kenji.api.messaging.unblock({ user_id: mara.id });
});

test('staff see it only in the part of a reported conversation they opened', async () => {
  const id = await withKenji();
  const photo = await attach(kenji);
  const { sequence } = await send(kenji, id, [photo.id]);
  expect(await viewersOf(photo, { mia })).toEqual([]);
  await mara.api.messaging.report({ conversation_id: id, reason: 'harassment' });
  expect(await viewersOf(photo, { mia })).toEqual([]);
  const { rows } = await sql<{ id: number }>`
    select id from conversation_reports where conversation_id = ${id} and status = 'open'`.execute(site.db);
  const report = rows[0]!.id;
  const { conversation } = await mia.api.reports.openConversation({ id: report, reason: 'To see what was sent' });
  expect(conversation.opened!.messages.find((one) => one.sequence === sequence)!.photos).toMatchObject([
    { id: photo.id },
  ]);
  const [admin, support] = [await site.as('admin'), await site.as('support')];
  expect(await viewersOf(photo, { mia, admin, support })).toEqual(['mia']);
  await mia.api.reports.decideConversation({ id: report, outcome: 'nothing', reason: 'It is a picture of a car' });
  expect(await viewersOf(photo, { mia })).toEqual([]);
});

test('the sweep removes photos that were never sent and keeps the others, and the data file has them', async () => {
  const [sent, unsent] = [await attach(mara), await attach(mara)];
  await send(mara, await withKenji(), [sent.id], 'Keep this');
  await sql`update photos set created_at = now() - interval '2 days'`.execute(site.db);
  await deleteAbandonedPhotos(site.db);
  expect(await viewersOf(sent, { mara, kenji })).toEqual(['mara', 'kenji']);
  expect(await viewersOf(unsent, { mara })).toEqual([]);
  const data = JSON.parse((await mara.api.accounts.exportData({})).json) as { messages: unknown[] };
  expect(data.messages[0]).toMatchObject({ content: 'Keep this', photos: [sent.src] });
});
