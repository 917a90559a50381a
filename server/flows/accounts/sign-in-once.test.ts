import { ApiError } from '@forecourt/contract/kit/client.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweep } from '../../jobs/sweep.ts';
import { reachCharacterChoice } from '../../../testing/sign-in.ts';
import { startSite, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const cookieName = 'forecourt_sign_in';

/** A started login, with a way to get any number of codes for it. */
async function begin() {
  const { api, browser } = site.visitor();
  const { authorize_url } = await api.accounts.startSignIn({});
  const asked = Object.fromEntries(new URL(authorize_url).searchParams);
  const cookie = browser.cookies.get(cookieName)!;
  return {
    newCode: async () => {
      const body = new URLSearchParams({ ...asked, account: 'mara.quinn' });
      const back = await browser.fetch('/demo/gta-world/oauth/authorize', { method: 'POST', body });
      return new URL(back.headers.get('location')!).searchParams.get('code')!;
    },
    /** The same login, in a cookie with a different text that decodes to the same content. */
    exchange: async (code: string, junk = '') => {
      const visitor = site.visitor();
      visitor.browser.cookies.set(cookieName, cookie + junk);
      const { access_token: bearer } = await visitor.api.accounts.exchangeToken({ code, state: asked.state! });
      return { ...visitor, bearer };
    },
  };
}
const codeIn = (error: unknown) => (error instanceof ApiError ? error.code : 'no answer');
const notStarted = { code: 'sign_in_not_started' };

test('a login accepts one code, however its cookie is written', async () => {
  const { newCode, exchange } = await begin();
  const codes = [await newCode(), await newCode(), await newCode()];
  await exchange(codes[0]!);
  await expect(exchange(codes[1]!)).rejects.toMatchObject(notStarted);
  await expect(exchange(codes[2]!, '!')).rejects.toMatchObject(notStarted);
});

test('of several concurrent codes only one is accepted', async () => {
  const { newCode, exchange } = await begin();
  const codes = await Promise.all(Array.from({ length: 8 }, newCode));
  const asked = codes.map((code, time) => exchange(code, '!'.repeat(time)).then(() => 'accepted', codeIn));
  const refused = Array.from({ length: 7 }, () => 'sign_in_not_started');
  expect((await Promise.all(asked)).sort()).toEqual(['accepted', ...refused]);
});

test('a finished login accepts no second code and keeps nothing from the provider', async () => {
  const { newCode, exchange } = await begin();
  const { api, bearer } = await exchange(await newCode());
  const { user } = await api.accounts.gameUser({}, { bearer });
  const { characters } = await api.accounts.characters({}, { bearer });
  const finish = () =>
    api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
  await finish();
  await expect(exchange(await newCode())).rejects.toMatchObject(notStarted);
  await expect(exchange(await newCode(), '!')).rejects.toMatchObject(notStarted);
  await expect(finish()).rejects.toMatchObject({ code: 'no_sign_in_token' });
  const used = site.db.selectFrom('pending_sign_ins').select(['provider_token', 'game_account']);
  expect(await used.where('used_at', 'is not', null).execute()).toEqual([{ provider_token: null, game_account: null }]);
});

test('the sweep removes used logins after they expire and not before', async () => {
  const rows = async () => (await site.db.selectFrom('pending_sign_ins').select('used_at').execute()).length;
  const visitor = site.visitor();
  const { bearer, user, characters } = await reachCharacterChoice(visitor, 'kenji.mori');
  await visitor.api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
  const before = await rows();
  await sweep(site.db);
  expect(await rows()).toBe(before);
  await sql`update pending_sign_ins set expires_at = now() - interval '1 second'`.execute(site.db);
  await sweep(site.db);
  expect(await rows()).toBe(0);
});
