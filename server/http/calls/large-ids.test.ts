import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorsOn, type Actor } from '../../../testing/access/actors.ts';
import { rows } from '../../../testing/access/cells.ts';
import { outcomeOf } from '../../../testing/access/outcome.ts';
import { undoable } from '../../../testing/access/undone.ts';
import { siteForThisTest, startSite, type Site } from '../../../testing/site.ts';

/** The first number that doesn't fit into PostgreSQL's `integer`. */
const large = 2 ** 31;

const { connectRequests, undone } = undoable();
let site: Site;
let actors: Actor[];
beforeAll(async () => {
  site = await startSite({ connectRequests, config: { webhookLoopback: true } });
  const asking = ['member on their own', 'dealer’s owner on their dealer’s', 'admin'];
  actors = (await actorsOn(site)).filter(({ title }) => asking.includes(title));
});
afterAll(() => site.close());

/** Yields the input once for each integer in it, replaced by the large one. */
function* withEach(value: unknown): Generator {
  if (Number.isInteger(value)) yield large;
  if (typeof value !== 'object' || value === null || value instanceof File) return;
  for (const [key, inner] of Object.entries(value))
    for (const changed of withEach(inner))
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

/** Yields the input once for each optional id that it doesn't have. */
const withMissing = (shape: object, input: object) =>
  Object.keys(shape)
    .filter((key) => /(^id|_id|Id)$/.test(key) && !(key in input))
    .map((key) => ({ ...input, [key]: large }));

test('every integer in every call may exceed the database’s range without a server error', async () => {
  const failed: string[] = [];
  for (const { title, key, call, line } of rows.filter((row) => !row.call.isStream))
    for (const { browser, scene } of actors) {
      const input = line![1](scene);
      for (const asked of [...withEach(input), ...withMissing(call.input.shape, input)]) {
        const cookies = new Map(browser.cookies);
        const { word, code } = await undone(() => outcomeOf(browser, key, asked as object));
        // Restores the session if the call ended it.
        for (const [name, value] of cookies) browser.cookies.set(name, value);
        if (Number(word) >= 500) failed.push(`${title} with ${JSON.stringify(asked)}: ${code}`);
      }
    }
  expect(failed).toEqual([]);
});

test('an unknown dealer id is answered as missing', async () => {
  const here = await siteForThisTest();
  const { api } = await here.as('admin');
  const { id: user_id } = await here.as('member');
  const reason = 'It breaks the rules of the city';
  for (const id of [2 ** 31, 2 ** 32 + 1, Number.MAX_SAFE_INTEGER]) {
    const attempts = [
      () => api.dealers.addUser({ dealer_id: id, user_id, role: 'staff', reason }),
      () => api.dealers.addTeamMember({ dealer_account_id: id, user_id, role: 'staff', reason }),
      () => api.dealers.nameOwner({ id, user_id, reason }),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'dealer_not_found' });
  }
});
