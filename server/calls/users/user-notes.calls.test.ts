import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, sam: SignedIn, mia: SignedIn, ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  mara = await site.as('member');
  [sam, mia, ada] = [await site.as('support'), await site.as('moderator'), await site.as('admin')];
});
afterAll(() => site.close());

const note = ({ api }: SignedIn, user_id: number, body: string, client_id: string = crypto.randomUUID()) =>
  api.users.addNote({ user_id, body, client_id }).then((added) => added.note);
const bodies = async ({ api }: SignedIn, id = mara.id) => (await api.users.notes({ id })).notes.map(({ body }) => body);
const logged = async (action: string) =>
  (
    await sql<{ entry: string }>`
    select to_jsonb(staff_actions)::text as entry from staff_actions where action = ${action} order by id`.execute(
      site.db,
    )
  ).rows.map(({ entry }) => entry);

test('staff read each other’s notes, newest first, with author and time', async () => {
  await note(sam, mara.id, 'Called about the deposit');
  await note(mia, mara.id, 'Promised to relist with real photos');
  const { notes, total } = await sam.api.users.notes({ id: mara.id });
  expect(notes).toMatchObject([
    { author_name: 'Mia Santoro', is_mine: false, body: 'Promised to relist with real photos', edited_at: null },
    { author_name: 'Sam Whitlock', is_mine: true, body: 'Called about the deposit', edited_at: null },
  ]);
  expect(total).toBe(2);
});

test('a note that is sent twice, even at the same moment, is stored and logged once', async () => {
  const id = crypto.randomUUID();
  const before = (await logged('add_user_note')).length;
  const sent = await Promise.all([1, 2].map(() => note(sam, mara.id, 'Sent twice', id)));
  expect(sent[0]!.id).toBe(sent[1]!.id);
  expect((await note(sam, mara.id, 'Sent twice', id)).id).toBe(sent[0]!.id);
  expect((await bodies(sam)).filter((body) => body === 'Sent twice')).toHaveLength(1);
  expect(await logged('add_user_note')).toHaveLength(before + 1);
});

test('only the author can change or delete a note, and the log never has its text', async () => {
  const { id } = await note(sam, mara.id, 'A secret remark');
  for (const who of [mia, ada]) {
    await expect(who.api.users.editNote({ id, body: 'Mine' })).rejects.toMatchObject({ code: 'note_not_found' });
    await expect(who.api.users.deleteNote({ id })).rejects.toMatchObject({ code: 'note_not_found' });
  }
  const { note: edited } = await sam.api.users.editNote({ id, body: 'A corrected remark' });
  expect(edited).toMatchObject({ body: 'A corrected remark', is_mine: true });
  expect(edited.edited_at).not.toBeNull();
  const tried = await Promise.allSettled([1, 2].map(() => sam.api.users.deleteNote({ id })));
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await bodies(mia)).not.toContain('A corrected remark');
  expect(await logged('delete_user_note')).toHaveLength(1);
  for (const action of ['add_user_note', 'edit_user_note', 'delete_user_note'])
    expect((await logged(action)).join()).not.toContain('remark');
});

test('an empty note and one about no one are refused, in words', async () => {
  await expect(note(sam, mara.id, '  ')).rejects.toMatchObject({
    code: 'bad_input',
    fields: { body: ['Please enter a note'] },
  });
  await expect(note(sam, 999_999, 'Hello')).rejects.toMatchObject({ code: 'user_not_found' });
});

test('a user never sees notes about them: not in their data, and not as staff with any character', async () => {
  await note(sam, mara.id, 'For colleagues only');
  expect((await mara.api.accounts.exportData({})).json).not.toContain('For colleagues only');
  await note(ada, sam.id, 'Was late twice');
  await expect(sam.api.users.notes({ id: sam.id })).rejects.toMatchObject({ code: 'not_allowed' });
  await sql`update users set game_account_id = (select game_account_id from users where id = ${mia.id})
    where id = ${mara.id}`.execute(site.db);
  await expect(mia.api.users.notes({ id: mara.id })).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(note(mia, mara.id, 'I am great')).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await bodies(ada)).toContain('For colleagues only');
});
