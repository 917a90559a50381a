import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('the profile', () => {
  test('is completed with both numbers, stored as digits only', async () => {
    const { api, id } = await site.as('incomplete');
    expect((await api.accounts.checkSession({})).user).toMatchObject({ profile_complete: false });
    const { user } = await api.accounts.completeProfile({
      phone_number: '555-0188',
      routing_number: '000123456',
      user_id: id,
    });
    expect(user).toMatchObject({ profile_complete: true, phone_number: '5550188', routing_number: '000123456' });
  });

  test('refuses bad values with the specified sentence at the field and changes nothing', async () => {
    const { api } = await site.as('member');
    const before = (await api.accounts.checkSession({})).user;
    await expect(api.accounts.completeProfile({ phone_number: 'none', routing_number: '12' })).rejects.toMatchObject({
      code: 'bad_input',
      fields: {
        phone_number: ['Please enter a valid phone number (any number of digits)'],
        routing_number: ['Please enter a valid routing number (9 digits)'],
      },
    });
    expect((await api.accounts.checkSession({})).user).toEqual(before);
  });

  test('stores an emptied number as null', async () => {
    const { api } = await site.as('member');
    const { user } = await api.accounts.updateProfile({ phone_number: '', routing_number: '123456789' });
    expect(user).toMatchObject({ phone_number: null, profile_complete: false });
  });

  test('of another member cannot be changed by naming them', async () => {
    const { api, id } = await site.as('member');
    const victim = await site.as('otherMember');
    const before = (await victim.api.accounts.checkSession({})).user;
    await expect(
      api.accounts.completeProfile({ phone_number: '666', routing_number: '666666666', user_id: victim.id }),
    ).rejects.toMatchObject({ code: 'not_allowed' });
    expect((await victim.api.accounts.checkSession({})).user).toEqual(before);
    const refusals = await site.db.selectFrom('refusals').select(['user_id', 'call']).execute();
    expect(refusals).toEqual([{ user_id: id, call: 'accounts.completeProfile' }]);
  });

  test('a page from the previous user changes nothing for the next and is not an attack, but a forged id on your own page is', async () => {
    const { browser, id } = await site.as('firstCharacter');
    const former = await site.as('otherCharacter');
    const fields = { phone_number: '666', routing_number: '666666666' };
    const send = async (shown: number, body: object) => {
      const answer = await browser.fetch('/api/auth/complete-profile', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-acting-as': String(shown) },
        body: JSON.stringify(body),
      });
      return ((await answer.json()) as { code?: string }).code;
    };
    const onRecord = () => site.db.selectFrom('refusals').select('call').where('user_id', '=', id).execute();
    expect(await send(former.id, fields)).toBe('another_person');
    expect(await send(former.id, { ...fields, user_id: former.id })).toBe('another_person');
    expect(await onRecord()).toEqual([]);
    expect(await send(id, { ...fields, user_id: former.id })).toBe('not_allowed');
    expect(await onRecord()).toHaveLength(1);
    for (const one of [former, await site.as('firstCharacter')])
      expect((await one.api.accounts.checkSession({})).user).not.toMatchObject({ phone_number: '666' });
  });

  test('the refusal log is append-only and limited in size', async () => {
    const { api } = await site.as('moderator');
    const victim = await site.as('otherMember');
    const attempt = () =>
      api.accounts
        .completeProfile({ phone_number: '1', routing_number: '123456789', user_id: victim.id })
        .catch(() => undefined);
    for (let time = 0; time < 105; time++) await attempt();
    const { count } = await site.db
      .selectFrom('refusals')
      .innerJoin('users', 'users.id', 'refusals.user_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('users.name', '=', 'Mia Santoro')
      .executeTakeFirstOrThrow();
    expect(count).toBe(100);
    await expect(site.db.deleteFrom('refusals').execute()).rejects.toThrow('never changed');
    await expect(site.db.updateTable('refusals').set({ call: 'x' }).execute()).rejects.toThrow('never changed');
  });
});

describe('a session', () => {
  test('shows the user’s team and role', async () => {
    const { id: dealerId } = await site.db
      .selectFrom('dealer_accounts')
      .select('id')
      .where('company_name', '=', 'Eclipse Motors')
      .executeTakeFirstOrThrow();
    const owner = await (await site.as('dealerOwner')).api.accounts.checkSession({});
    expect(owner.user).toMatchObject({
      dealer_account_id: dealerId,
      company_name: 'Eclipse Motors',
      team_role: 'owner',
    });
    const member = await (await site.as('member')).api.accounts.checkSession({});
    expect(member.user).toMatchObject({ dealer_account_id: null, company_name: null, team_role: null });
  });

  test('ends with sign-out on this device only', async () => {
    const here = await site.as('member');
    const elsewhere = await site.as('member');
    const token = here.browser.cookies.get('forecourt_session')!;
    await here.api.accounts.logout({});
    expect(here.browser.cookies.has('forecourt_session')).toBe(false);
    here.browser.cookies.set('forecourt_session', token);
    expect(await here.api.accounts.checkSession({})).toEqual({ authenticated: false, user: null });
    expect(await elsewhere.api.accounts.checkSession({})).toMatchObject({ authenticated: true });
  });

  test('ends with the next request after a suspension, and works again when that is over', async () => {
    const { api, id } = await site.as('otherMember');
    const setStanding = (until: string) =>
      sql`update users set standing = 'suspended', standing_reason = 'x', suspended_until = now() + ${until}::interval where id = ${id}`.execute(
        site.db,
      );
    await setStanding('1 day');
    await expect(api.accounts.updateProfile({ phone_number: '1', routing_number: '123456789' })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
    await setStanding('-1 second');
    const again = await site.as('otherMember');
    expect(await again.api.accounts.checkSession({})).toMatchObject({ authenticated: true });
  });

  test('expires thirty days after its last use', async () => {
    const { api, browser, id } = await site.as('analyst');
    const age = (days: number) =>
      sql`update sessions set seen_at = now() - make_interval(days => ${days}), expires_at = now() + make_interval(days => ${30 - days}) where user_id = ${id}`.execute(
        site.db,
      );
    const daysLeft = async () => {
      const { rows } = await sql<{
        days: number;
      }>`select round(extract(epoch from expires_at - now()) / 86400)::int as days from sessions where user_id = ${id}`.execute(
        site.db,
      );
      return rows[0]?.days;
    };
    await age(29);
    const response = await browser.fetch('/api/auth/check-session.php');
    expect(await response.json()).toMatchObject({ authenticated: true });
    expect(await daysLeft()).toBe(30);
    expect(response.headers.get('set-cookie'), 'the cookie slides with it').toMatch(
      /^forecourt_session=[\w-]{43}; Max-Age=2592000;/,
    );
    expect((await browser.fetch('/api/auth/check-session.php')).headers.get('set-cookie')).toBeNull();
    await age(31);
    expect(await api.accounts.checkSession({})).toEqual({ authenticated: false, user: null });
  });

  test('a late check does not remove a new cookie', async () => {
    const { browser } = site.visitor();
    browser.cookies.set('forecourt_session', 'long-dead');
    const response = await browser.fetch('/api/auth/check-session.php');
    expect(await response.json()).toEqual({ authenticated: false, user: null });
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('stores only the hash of its token', async () => {
    const { browser } = await site.as('member');
    const token = browser.cookies.get('forecourt_session')!;
    const { rows } = await sql<{ text: string }>`select string_agg(s::text, ' ') as text from sessions s`.execute(
      site.db,
    );
    expect(rows[0]!.text).not.toContain(token);
    expect(rows[0]!.text).not.toContain(Buffer.from(token).toString('hex'));
  });

  test('a removed role is gone with the next request', async () => {
    const { api, id } = await site.as('support');
    expect((await api.accounts.checkSession({})).user?.staff_role).toBe('support');
    await site.db.updateTable('users').set({ staff_role: null }).where('id', '=', id).execute();
    expect((await api.accounts.checkSession({})).user?.staff_role).toBeNull();
  });

  test('cookies are HttpOnly and SameSite=Lax, and over https also Secure and bound to the host', async () => {
    const plain = await site.visitor().browser.fetch('/api/auth/start-sign-in', { method: 'POST' });
    expect(plain.headers.get('set-cookie')).toMatch(
      /^forecourt_sign_in=[\w-]{100,}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const secure = await startSite({ config: { publicUrl: 'https://cars.example' }, on: site.database });
    const answer = await secure.visitor().browser.fetch('/api/auth/start-sign-in', { method: 'POST' });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-forecourt_sign_in=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    await secure.close();
  });
});
