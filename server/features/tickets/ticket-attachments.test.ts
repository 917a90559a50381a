import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picture } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { deleteAbandonedPhotos } from '../photos/photos.store.ts';

let site: Site;
let mara: SignedIn;
let file: File;
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
  file = new File([new Uint8Array(await picture('jpeg'))], 'screen.jpg', { type: 'image/jpeg' });
});
afterAll(() => site.close());

const upload = async ({ api }: SignedIn) => (await api.tickets.attach({ files: { photo: [file] } })).photo;
const ask = ({ api, id }: SignedIn, attachment_ids: number[]) =>
  api.tickets.create({ user_id: id, category_id: 1, subject: 'See', description: 'As shown', attachment_ids });

test('a picture is attached to the ticket, stays with it and can be used only once', async () => {
  const photo = await upload(mara);
  const { ticket } = await ask(mara, [photo.id]);
  const { attachments } = (await mara.api.tickets.get({ id: ticket.id }))!.ticket;
  expect(attachments).toEqual([photo]);
  expect((await mara.browser.fetch(`${photo.src}-320.webp`)).status).toBe(200);
  await expect(ask(mara, [photo.id])).rejects.toMatchObject({ code: 'photo_not_found' });
  await sql`update photos set created_at = now() - interval '3 days' where id = ${photo.id}`.execute(site.db);
  const loose = await upload(mara);
  await sql`update photos set created_at = now() - interval '3 days' where id = ${loose.id}`.execute(site.db);
  await deleteAbandonedPhotos(site.db);
  const left = await site.db.selectFrom('photos').select('id').where('id', 'in', [photo.id, loose.id]).execute();
  expect(left).toEqual([{ id: photo.id }]);
});

test('no one can attach another user’s picture, and no ticket is opened then', async () => {
  const photo = await upload(mara);
  const kenji = await site.as('otherMember');
  const before = (await kenji.api.tickets.list({ user_id: kenji.id })).pagination.total;
  await expect(ask(kenji, [photo.id])).rejects.toMatchObject({ code: 'photo_not_found' });
  expect((await kenji.api.tickets.list({ user_id: kenji.id })).pagination.total).toBe(before);
});

test('a file that is not a picture is refused with a message', async () => {
  const text = new File(['<h1>Hello</h1>'], 'page.jpg', { type: 'image/jpeg' });
  await expect(mara.api.tickets.attach({ files: { photo: [text] } })).rejects.toMatchObject({ code: 'photo_refused' });
});
