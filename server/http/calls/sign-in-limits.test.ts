import { ApiError } from '@forecourt/contract/kit/client.ts';
import { limits } from '@forecourt/contract/kit/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reachCharacterChoice, visitProvider } from '../../../testing/sign-in.ts';
import { siteForThisTest, startSite, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ config: { rateLimits: true } });
});
afterAll(() => site.close());

const times = (number: number) => Array.from({ length: number }, (_, time) => time);
const signIn = async (account: string) => {
  const visitor = site.visitor();
  const { bearer, user, characters } = await reachCharacterChoice(visitor, account);
  return visitor.api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
};
const codeOf = (asked: Promise<unknown>) => asked.then(() => 'done').catch(codeIn);
const codeIn = (error: unknown) => (error instanceof ApiError ? error.code : 'no answer');

test('hammering the login doesn’t lock out others on the same network', async () => {
  const forged = { gta_world_user: { id: 1 }, selected_character: { id: 1 } };
  for (const _time of times(150)) {
    const { api } = site.visitor();
    await api.accounts.startSignIn({});
    await codeOf(site.visitor().api.accounts.exchangeToken({ code: 'made-up', state: 'made-up' }));
    await codeOf(site.visitor().api.accounts.authenticate(forged, { bearer: 'made-up' }));
  }
  // Each login was started properly, so the provider is asked every time.
  const begun = times(150).map(async () => {
    const visitor = site.visitor();
    const { authorize_url } = await visitor.api.accounts.startSignIn({});
    const state = new URL(authorize_url).searchParams.get('state')!;
    return codeOf(visitor.api.accounts.exchangeToken({ code: 'made-up', state }));
  });
  // During the attack and after it.
  const [outcomes, honest] = await Promise.all([Promise.all(begun), signIn('kenji.mori')]);
  expect(new Set(outcomes)).toContain('token_exchange_failed');
  expect(honest.user.name).toBe('Kenji Mori');
  expect((await signIn('mara.quinn')).user.name).toBe('Mara Quinn');
});

test('a login allows a fixed number of attempts, and the next login is unaffected', async () => {
  const visitor = (await siteForThisTest({ config: { rateLimits: true } })).visitor();
  const { state } = await visitProvider(visitor, { account: 'mara.quinn' });
  for (const _time of times(limits.sign_in.times))
    expect(await codeOf(visitor.api.accounts.exchangeToken({ code: 'made-up', state }))).toBe('token_exchange_failed');
  expect(await codeOf(visitor.api.accounts.exchangeToken({ code: 'made-up', state }))).toBe('too_many_requests');
  const { bearer, user, characters } = await reachCharacterChoice(visitor, 'mara.quinn');
  await visitor.api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
});

test('starting a login stores nothing, and a login is stored once the provider has accepted its code', async () => {
  const kept = async () => (await site.db.selectFrom('pending_sign_ins').select('state_hash').execute()).length;
  const counted = async () => (await site.db.selectFrom('rate_limits').select('key').execute()).length;
  const before = [await kept(), await counted()];
  for (const _time of times(20)) await site.visitor().api.accounts.startSignIn({});
  for (const cookie of ['', 'x', 'A'.repeat(400)]) {
    const visitor = site.visitor();
    visitor.browser.cookies.set('forecourt_sign_in', cookie);
    expect(await codeOf(visitor.api.accounts.exchangeToken({ code: 'x', state: 'x' }))).toBe('sign_in_not_started');
  }
  expect([await kept(), await counted()]).toEqual(before);
  await reachCharacterChoice(site.visitor(), 'theo.varga');
  expect(await kept()).toBe(before[0]! + 1);
});
