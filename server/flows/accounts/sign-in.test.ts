import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hashToken } from '../../lib/secrets.ts';
import { reachCharacterChoice, visitProvider } from '../../../testing/sign-in.ts';
import { startSite, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const usersNamed = async (name: string) =>
  (await site.db.selectFrom('users').select('id').where('name', '=', name).execute()).length;

describe('a login through the provider', () => {
  test('creates a session as the selected character', async () => {
    const visitor = site.visitor();
    const { bearer, user, characters } = await reachCharacterChoice(visitor, 'theo.varga');
    expect(characters.map(({ name }) => name)).toEqual(['Theo Varga', 'Nina Varga', 'Silas Boone']);
    const chosen = characters[1]!;
    const answer = await visitor.api.accounts.authenticate(
      { gta_world_user: user, selected_character: chosen },
      { bearer },
    );
    expect(answer.user).toMatchObject({
      name: 'Nina Varga',
      profile_complete: true,
      is_dealer: false,
      may_switch_character: true,
    });
    expect(await visitor.api.accounts.checkSession({})).toMatchObject({
      authenticated: true,
      user: { name: 'Nina Varga' },
    });
  });

  test('creates the site account at the first login and announces it once', async () => {
    for (const _time of ['first', 'second']) {
      const visitor = site.visitor();
      const { bearer, user, characters } = await reachCharacterChoice(visitor, 'wendy.park');
      const { user: me } = await visitor.api.accounts.authenticate(
        { gta_world_user: user, selected_character: characters[0]! },
        { bearer },
      );
      expect(me).toMatchObject({ name: 'Wendy Park', profile_complete: false, may_switch_character: false });
    }
    expect(await usersNamed('Wendy Park')).toBe(1);
    const joined = await site.db
      .selectFrom('announcements')
      .select('data')
      .where('kind', '=', 'member_joined')
      .execute();
    expect(joined).toHaveLength(1);
  });

  test('without characters offers none', async () => {
    expect((await reachCharacterChoice(site.visitor(), 'noah.blank')).characters).toEqual([]);
  });

  test('refused at the provider returns access_denied and no code', async () => {
    expect(await visitProvider(site.visitor(), { deny: '1' })).toEqual({
      error: 'access_denied',
      state: expect.any(String),
    });
  });

  test('as a suspended user shows the end and reason, and creates no session', async () => {
    const visitor = site.visitor();
    const { bearer, user, characters } = await reachCharacterChoice(visitor, 'rex.dalton');
    const attempt = visitor.api.accounts.authenticate(
      { gta_world_user: user, selected_character: characters[0]! },
      { bearer },
    );
    await expect(attempt).rejects.toMatchObject({
      code: 'account_suspended',
      message: expect.stringMatching(
        /^This account is suspended until \w+ \d+, \d{4} at \d+:\d\d [AP]M UTC\. Reason: Listed the same car/,
      ),
      restriction: {
        reason: expect.stringMatching(/^Listed the same car/),
        until: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
    expect(visitor.browser.cookies.has('forecourt_session')).toBe(false);
  });

  test('as a suspended user is refused by the same clock that ends sessions, whatever the process clock says', async () => {
    const visitor = site.visitor();
    const { bearer, user, characters } = await reachCharacterChoice(visitor, 'rex.dalton');
    await site.db
      .updateTable('users')
      .set({ suspended_until: sql`now() + interval '5 minutes'` })
      .where('gta_world_id', '=', characters[0]!.id)
      .execute();
    // After the suspension ends, but before the login expires.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
    try {
      const attempt = visitor.api.accounts.authenticate(
        { gta_world_user: user, selected_character: characters[0]! },
        { bearer },
      );
      await expect(attempt).rejects.toMatchObject({ code: 'account_suspended' });
    } finally {
      vi.useRealTimers();
    }
  });

  test('after a suspension has ended creates a session', async () => {
    const visitor = site.visitor();
    const { bearer, user, characters } = await reachCharacterChoice(visitor, 'rex.dalton');
    await site.db
      .updateTable('users')
      .set({ suspended_until: sql`now()` })
      .where('gta_world_id', '=', characters[0]!.id)
      .execute();
    await visitor.api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
    expect(await visitor.api.accounts.checkSession({})).toMatchObject({ authenticated: true });
  });

  test('as a banned user shows the reason and no end', async () => {
    const visitor = site.visitor();
    const { bearer, user, characters } = await reachCharacterChoice(visitor, 'ivy.lund');
    const character = characters[0]!;
    const stand = (standing: 'active' | 'banned') =>
      site.db
        .updateTable('users')
        .set({ standing, standing_reason: standing === 'banned' ? 'Sold cars that were not hers' : null })
        .where('gta_world_id', '=', character.id)
        .execute();
    await stand('banned');
    const attempt = visitor.api.accounts.authenticate(
      { gta_world_user: user, selected_character: character },
      { bearer },
    );
    await expect(attempt).rejects.toMatchObject({
      code: 'account_banned',
      restriction: { reason: 'Sold cars that were not hers', until: null },
    });
    await stand('active');
  });

  test('creates a new session and ends the browser’s previous one', async () => {
    const visitor = site.visitor();
    const before = await reachCharacterChoice(visitor, 'mara.quinn');
    await visitor.api.accounts.authenticate(
      { gta_world_user: before.user, selected_character: before.characters[0]! },
      before,
    );
    const first = visitor.browser.cookies.get('forecourt_session')!;
    const again = await reachCharacterChoice(visitor, 'kenji.mori');
    await visitor.api.accounts.authenticate(
      { gta_world_user: again.user, selected_character: again.characters[0]! },
      again,
    );
    expect(visitor.browser.cookies.get('forecourt_session')).not.toBe(first);

    const thief = site.visitor();
    thief.browser.cookies.set('forecourt_session', first);
    expect(await thief.api.accounts.checkSession({})).toEqual({ authenticated: false, user: null });
  });
});

describe('forged requests are refused', () => {
  test('another state', async () => {
    const visitor = site.visitor();
    const { code } = await visitProvider(visitor, { account: 'mara.quinn' });
    await expect(visitor.api.accounts.exchangeToken({ code, state: 'forged' })).rejects.toMatchObject({
      code: 'sign_in_not_started',
    });
  });

  test('a code and state from another browser (login forgery)', async () => {
    const { code, state } = await visitProvider(site.visitor(), { account: 'mara.quinn' });
    await expect(site.visitor().api.accounts.exchangeToken({ code, state })).rejects.toMatchObject({
      code: 'sign_in_not_started',
    });
  });

  test('a code used twice', async () => {
    const visitor = site.visitor();
    const { code, state } = await visitProvider(visitor, { account: 'mara.quinn' });
    await visitor.api.accounts.exchangeToken({ code, state });
    await expect(visitor.api.accounts.exchangeToken({ code, state })).rejects.toMatchObject({
      code: 'token_exchange_failed',
    });
  });

  test('a code the provider never issued', async () => {
    const visitor = site.visitor();
    const { state } = await visitProvider(visitor, { account: 'mara.quinn' });
    await expect(visitor.api.accounts.exchangeToken({ code: 'made-up', state })).rejects.toMatchObject({
      code: 'token_exchange_failed',
      message: 'Failed to exchange code for token',
    });
  });

  test('another person’s character, or an account that is not theirs', async () => {
    const visitor = site.visitor();
    const { bearer, user, characters } = await reachCharacterChoice(visitor, 'kenji.mori');
    const own = characters[0]!;
    const adasCharacter = { id: 12041, name: 'Ada Brandt', avatar_url: null };
    for (const claim of [
      { gta_world_user: user, selected_character: adasCharacter },
      { gta_world_user: { id: 1204 }, selected_character: adasCharacter },
      { gta_world_user: { id: 1204 }, selected_character: own },
      { gta_world_user: user, selected_character: { ...own, id: 999_999 } },
    ]) {
      await expect(visitor.api.accounts.authenticate(claim, { bearer })).rejects.toMatchObject({
        code: 'authentication_failed',
      });
    }
    expect(visitor.browser.cookies.has('forecourt_session')).toBe(false);
    const recorded = await site.db
      .selectFrom('refusals')
      .select(['call', 'code'])
      .where('game_account_id', '=', user.id)
      .execute();
    expect(recorded).toEqual(
      Array.from({ length: 4 }, () => ({ call: 'accounts.authenticate', code: 'authentication_failed' })),
    );
    // Only the ids matter. A forged name changes nothing.
    await visitor.api.accounts.authenticate(
      { gta_world_user: user, selected_character: { ...own, name: 'Ada Brandt' } },
      { bearer },
    );
    expect(await visitor.api.accounts.checkSession({})).toMatchObject({
      user: { name: 'Kenji Mori', staff_role: null },
    });
  });

  test('a bearer without the cookie, a cookie without the bearer, or another user’s bearer', async () => {
    const visitor = site.visitor();
    const { bearer } = await reachCharacterChoice(visitor, 'mara.quinn');
    const other = site.visitor();
    const others = await reachCharacterChoice(other, 'kenji.mori');
    await expect(site.visitor().api.accounts.characters({}, { bearer })).rejects.toMatchObject({
      code: 'no_sign_in_token',
    });
    await expect(visitor.api.accounts.characters({})).rejects.toMatchObject({ code: 'no_sign_in_token' });
    await expect(visitor.api.accounts.characters({}, { bearer: others.bearer })).rejects.toMatchObject({
      code: 'no_sign_in_token',
    });
  });

  test('a login creates one session, however often it is finished concurrently', async () => {
    const visitor = site.visitor();
    const { bearer, user, characters } = await reachCharacterChoice(visitor, 'finn.gallagher');
    const finish = () =>
      visitor.api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, finish));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { count } = await site.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('users.name', '=', 'Finn Gallagher')
      .executeTakeFirstOrThrow();
    expect(count).toBe(1);
  });
});

test('the provider’s token is stored sealed and never reaches the browser', async () => {
  const visitor = site.visitor();
  const { bearer } = await reachCharacterChoice(visitor, 'lola.fontaine');
  const rows = await site.db
    .selectFrom('pending_sign_ins')
    .selectAll()
    .where('provider_token', 'is not', null)
    .execute();
  const grants = await site.db.selectFrom('demo.grants').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  const issued = grants.flatMap(({ token_hash }) => (token_hash ? [token_hash.toString('hex')] : []));
  expect(issued.length).toBeGreaterThan(0);
  for (const { provider_token } of rows) {
    expect(issued).not.toContain(hashToken(provider_token!.toString('utf8')).toString('hex'));
  }
  const asBearer = await visitor.browser.fetch('/demo/gta-world/api/user', {
    headers: { authorization: `Bearer ${bearer}` },
  });
  expect(asBearer.status).toBe(401);
});

test('returning characters are shown with their picture, new and banned ones without', async () => {
  const [theo, , silas] = (await reachCharacterChoice(site.visitor(), 'theo.varga')).characters;
  const change = (id: number, values: object) =>
    site.db.updateTable('users').set(values).where('gta_world_id', '=', id).execute();
  await change(theo!.id, { avatar_key: 'AAAAAAAAAAAAAAAAAAAAAA' });
  await change(silas!.id, { avatar_key: 'BBBBBBBBBBBBBBBBBBBBBB', standing: 'banned', standing_reason: 'Fraud' });
  const { characters } = await reachCharacterChoice(site.visitor(), 'theo.varga');
  expect(characters.map(({ avatar_url }) => avatar_url)).toEqual([
    '/avatars/AAAAAAAAAAAAAAAAAAAAAA-192.webp',
    null,
    null,
  ]);
});
