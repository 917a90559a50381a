import { afterAll, beforeAll, expect, test } from 'vitest';
import { noticesWritten } from '../../../testing/notices/scene.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn, kenji: SignedIn, sam: SignedIn, mia: SignedIn, ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
  [sam, mia, ada] = [await site.as('support'), await site.as('moderator'), await site.as('admin')];
});
afterAll(() => site.close());

const warn = ({ api }: SignedIn, { id: user_id }: SignedIn, reason: string) => api.users.warn({ user_id, reason });
const received = async ({ api }: SignedIn) => {
  await noticesWritten(site);
  return (await api.notices.list({})).notices
    .filter(({ kind }) => kind === 'user_warned')
    .map(({ sentence }) => sentence);
};

test('a warned user reads the reason, and every staff member sees it in the history', async () => {
  await warn(mia, mara, 'Please don’t post the same car twice.');
  await warn(ada, mara, 'Please answer your buyers.');
  expect(await received(mara)).toEqual([
    'Warning from our staff: Please answer your buyers.',
    'Warning from our staff: Please don’t post the same car twice.',
  ]);
  const { person } = await sam.api.users.standing({ id: mara.id });
  expect(person).toMatchObject({ standing: 'active', counts: { warnings: 2, upheld_reports: 0 }, history_total: 2 });
  expect(person.history.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['warn_user', 'Please answer your buyers.'],
    ['warn_user', 'Please don’t post the same car twice.'],
  ]);
  expect(await received(kenji)).toEqual([]);
});

test('the same warning sent twice, even at the same moment, arrives once', async () => {
  const tried = await Promise.allSettled([mia, ada].map((who) => warn(who, kenji, 'No spam, please')));
  expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(warn(mia, kenji, 'No spam, please')).rejects.toMatchObject({ code: 'warned_just_now' });
  expect(await received(kenji)).toHaveLength(1);
  expect((await mia.api.users.standing({ id: kenji.id })).person.counts.warnings).toBe(1);
});

test('support warns no one, a moderator no other staff, and no one themselves', async () => {
  for (const [who, person] of [
    [sam, mara],
    [mia, sam],
    [mia, mia],
    [ada, ada],
  ] as const)
    await expect(warn(who, person, 'Not like this')).rejects.toMatchObject({ code: 'not_allowed' });
  await warn(ada, sam, 'Please reply in English');
  expect(await received(sam)).toEqual(['Warning from our staff: Please reply in English']);
});

test('a warning needs a reason and a user', async () => {
  await expect(warn(mia, mara, ' ')).rejects.toMatchObject({
    code: 'bad_input',
    fields: { reason: expect.anything() },
  });
  await expect(mia.api.users.warn({ user_id: 999_999, reason: 'No one' })).rejects.toMatchObject({
    code: 'user_not_found',
  });
});
