import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorsOn, type Actor } from '../testing/access/actors.ts';
import { rows } from '../testing/access/cells.ts';
import { outcomeOf } from '../testing/access/outcome.ts';
import { undoable } from '../testing/access/undone.ts';
import { siteForThisTest, startSite, type Site } from '../testing/site.ts';

/** The first that does not fit into PostgreSQL's `integer`. */
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

/** The input once for each whole number in it, with the large one in its place. */
function* withEach(value: unknown): Generator {
  if (Number.isInteger(value)) yield large;
  if (typeof value !== 'object' || value === null || value instanceof File) return;
  for (const [key, inner] of Object.entries(value))
    for (const changed of withEach(inner))
      yield Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

/** The input once for each id that it could have and has not. */
const withMissing = (shape: object, input: object) =>
  Object.keys(shape)
    .filter((key) => /(^id|_id|Id)$/.test(key) && !(key in input))
    .map((key) => ({ ...input, [key]: large }));

test('no number in any call is too large for the database', async () => {
  const failed: string[] = [];
  for (const { title, key, call, line } of rows.filter((row) => !row.call.isStream))
    for (const { browser, scene } of actors) {
      const input = line![1](scene);
      for (const asked of [...withEach(input), ...withMissing(call.input.shape, input)]) {
        const cookies = new Map(browser.cookies);
        const { word, code } = await undone(() => outcomeOf(browser, key, asked as object));
        // Whoever signed out by it is in again.
        for (const [name, value] of cookies) browser.cookies.set(name, value);
        if (Number(word) >= 500) failed.push(`${title} with ${JSON.stringify(asked)}: ${code}`);
      }
    }
  expect(failed).toEqual([]);
});

test('a dealer whose id nothing has is answered as missing', async () => {
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
