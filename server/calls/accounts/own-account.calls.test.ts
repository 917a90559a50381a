import { ListingFields } from '@forecourt/contract/cars/listing.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { draft, emptyMarket, listed, sell, withSettings } from '../../../testing/market.ts';
import { dealerIdOf } from '../../../testing/reviews/verified-sale.ts';
import { until } from '../../../testing/until.ts';
import { listen } from '../../../testing/listen.ts';
import { reachCharacterChoice } from '../../../testing/sign-in.ts';
import { agreedBy, anArea, inHours } from '../../../testing/meetings.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
});
afterAll(() => site.close());

const sessionsOf = async ({ api }: SignedIn) => (await api.accounts.sessions({})).sessions;
const authenticated = async ({ api }: SignedIn) => (await api.accounts.checkSession({})).authenticated;

describe('the list of sessions', () => {
  test('names devices in familiar words, recorded at login and kept short', async () => {
    const { api, browser } = site.visitor();
    const { bearer, user, characters } = await reachCharacterChoice({ api, browser }, 'kenji.mori');
    const answer = await browser.fetch('/api/auth/authenticate', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${bearer}`,
        'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0 secret-plugin/1',
      },
      body: JSON.stringify({ gta_world_user: user, selected_character: characters[0] }),
    });
    expect(answer.status).toBe(200);
    const { sessions } = await api.accounts.sessions({});
    expect(sessions[0]).toMatchObject({ device: 'Firefox on Windows', is_current: true });
    const stored = await sql`select to_jsonb(sessions) as row from sessions`.execute(site.db);
    expect(JSON.stringify(stored.rows)).not.toContain('secret-plugin');
  });

  test('shows this device first, no one else’s, and no token', async () => {
    const first = await site.as('member');
    const second = await site.as('member');
    await site.as('otherMember');
    const sessions = await sessionsOf(second);
    expect(sessions.map(({ is_current }) => is_current)).toEqual([true, ...sessions.slice(1).map(() => false)]);
    const { rows } = await sql<{ n: number }>`select count(*) as n from sessions where user_id = ${first.id}`.execute(
      site.db,
    );
    expect(sessions).toHaveLength(rows[0]!.n);
    expect(Object.keys(sessions[0]!).toSorted()).toEqual([
      'device',
      'has_push',
      'id',
      'is_current',
      'last_seen_at',
      'signed_in_at',
    ]);
  });

  test('leaves out expired sessions', async () => {
    const mara = await site.as('member');
    const before = await sessionsOf(mara);
    const other =
      before.find(({ is_current }) => !is_current) ?? (await site.as('member').then(() => sessionsOf(mara)))[1]!;
    await sql`update sessions set expires_at = now() - interval '1 second' where id = ${other.id}`.execute(site.db);
    expect((await sessionsOf(mara)).map(({ id }) => id)).not.toContain(other.id);
  });
});

describe('signing out elsewhere', () => {
  test('ends that session, notifies its open pages right away and leaves all others', async () => {
    const [here, there, third] = [
      await site.as('dealerStaff'),
      await site.as('dealerStaff'),
      await site.as('dealerStaff'),
    ];
    const [stream, own] = [await listen(there.browser), await listen(here.browser)];
    await Promise.all([stream.until(1), own.until(1)]);
    const [current] = await sessionsOf(there);
    await here.api.accounts.endSession({ session_id: current!.id });
    await stream.ended;
    expect(stream.heard.at(-1)).toBe('session_changed');
    expect([await authenticated(here), await authenticated(there), await authenticated(third)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await own.until(2)).toEqual(['connected', 'session_changed']);
  });

  test('treats another user’s session and an ended one as missing', async () => {
    const mara = await site.as('member');
    const kenji = await site.as('otherMember');
    const [theirs] = await sessionsOf(kenji);
    await expect(mara.api.accounts.endSession({ session_id: theirs!.id })).rejects.toMatchObject({
      code: 'session_not_found',
    });
    expect(await authenticated(kenji)).toBe(true);
    const again = await site.as('member');
    const [own] = await sessionsOf(again);
    const twice = await Promise.allSettled([1, 2].map(() => mara.api.accounts.endSession({ session_id: own!.id })));
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('everywhere else ends all sessions but this one, and none when repeated', async () => {
    const here = await site.as('dealerManager');
    const others = [await site.as('dealerManager'), await site.as('dealerManager')];
    const stranger = await site.as('otherMember');
    const stream = await listen(others[0]!.browser);
    await stream.until(1);
    expect(await here.api.accounts.endOtherSessions({})).toEqual({ success: true, ended: 2 });
    await stream.ended;
    expect(await here.api.accounts.endOtherSessions({})).toEqual({ success: true, ended: 0 });
    for (const other of others) expect(await authenticated(other)).toBe(false);
    expect([await authenticated(here), await authenticated(stranger)]).toEqual([true, true]);
  });
});

describe('the data file', () => {
  const fileOf = async ({ api }: SignedIn) => {
    const { filename, json } = await api.accounts.exportData({});
    expect(filename).toMatch(/^my_data_\d{4}-\d\d-\d\d\.json$/);
    return JSON.parse(json) as Record<string, Record<string, unknown>[]> & { account: Record<string, unknown> };
  };

  test('contains everything about the user', async () => {
    const mara = await site.as('member');
    const kenji = await site.as('otherMember');
    const carId = await listed(mara, { title: 'My own car' });
    await draft(mara, { title: 'My draft' });
    const kenjis = await listed(kenji, { title: 'The car of Kenji' });
    await mara.api.favourites.add({ car_id: kenjis });
    await mara.api.favourites.saveNote({ car_id: kenjis, note: 'My note' });
    await mara.api.favourites.setTarget({ car_id: kenjis, target_price: 30_000 });
    await mara.api.favourites.remove({ car_id: kenjis });
    expect((await fileOf(mara)).removed_favourites).toMatchObject([{ note: 'My note', target_price: 30_000 }]);
    await mara.api.favourites.add({ car_id: kenjis });
    await mara.api.follows.follow({ dealer_id: await dealerIdOf(site, await site.as('dealerOwner')) });
    const { id } = await mara.api.messaging.create({ car_id: kenjis });
    await mara.api.messaging.sendMessage({ conversation_id: id, content: 'I wrote this', sender_id: mara.id });
    await kenji.api.messaging.sendMessage({ conversation_id: id, content: 'Kenji wrote this', sender_id: kenji.id });
    await mara.api.messaging.report({ conversation_id: id, reason: 'spam', details: 'My report' });
    await mara.api.meetings.propose({
      conversation_id: id,
      kind: 'viewing',
      ...inHours(48),
      area_id: await anArea(site),
      place: 'My garage',
    });
    const { ticket_id: ticketId } = (
      await sql<{ ticket_id: number }>`
      insert into tickets (user_id, category_id, subject, description)
      values (${mara.id}, (select min(id) from ticket_categories), 'My ticket', 'My trouble') returning id as ticket_id
    `.execute(site.db)
    ).rows[0]!;
    const sam = await site.as('support');
    await sam.api.tickets.addResponse({ ticket_id: ticketId, user_id: sam.id, content: 'The staff answered' });
    await sam.api.tickets.addResponse({
      ticket_id: ticketId,
      user_id: sam.id,
      content: 'Among the staff',
      is_internal: true,
    });

    const file = await fileOf(mara);
    expect(file.account).toMatchObject({ name: 'Mara Quinn', game_account: 'mara.quinn', phone_number: '5510011' });
    expect(file.listings!.map(({ title }) => title)).toEqual(['My draft', 'My own car']);
    expect(file.listings![1]).toMatchObject({ id: carId, prices: [{ price: 42_000 }] });
    const { contactPhone: _, ...fields } = ListingFields.shape;
    expect(Object.keys(file.listings![1]!)).toEqual(expect.arrayContaining([...Object.keys(fields), 'contact_phone']));
    expect(file.favourites).toMatchObject([{ car: 'The car of Kenji', note: 'My note', target_price: 30_000 }]);
    expect(file.followed_dealers).toMatchObject([{ company_name: 'Eclipse Motors' }]);
    expect(file.messages).toMatchObject([
      { content: expect.stringContaining('proposed a viewing') },
      { content: 'I wrote this', with_whom: 'Kenji Mori' },
    ]);
    expect(file.meetings).toMatchObject([
      {
        kind: 'viewing',
        with_whom: 'Kenji Mori',
        your_proposals: [{ area: expect.any(String), place: 'My garage', time_zone: 'UTC' }],
        agreed_place: null,
      },
    ]);
    expect(file.tickets).toMatchObject([
      { subject: 'My ticket', responses: [{ by: 'staff', content: 'The staff answered' }] },
    ]);
    expect(file.reports).toMatchObject([{ about: 'conversation', details: 'My report' }]);
    expect(file.signed_in!.length).toBeGreaterThan(0);
    expect(Object.keys(file)).toEqual(expect.arrayContaining(['payments', 'blocked', 'invitations', 'team']));

    const text = JSON.stringify(file);
    for (const word of ['Kenji wrote this', 'Among the staff', 'token', '5513071', '000013071'])
      expect(text).not.toContain(word);
  });

  test('has the place of a meeting that the other side proposed, once it is agreed', async () => {
    const [mara, kenji] = [await site.as('member'), await site.as('otherMember')];
    await agreedBy(site, kenji, mara, { place: 'Under the bridge' });
    const { meetings } = await fileOf(mara);
    expect(meetings![0]).toMatchObject({
      your_proposals: null,
      agreed_place: { area: expect.any(String), place: 'Under the bridge' },
    });
  });

  test('has each side’s words in a dispute under their author, including your own in the other side’s ticket', async () => {
    const [mara, kenji, sam] = [await site.as('member'), await site.as('otherMember'), await site.as('support')];
    const id = await sell(mara, await listed(mara), { buyer_id: kenji.id });
    const { sale } = await kenji.api.sales.dispute({ id, reason: 'I bought nothing' });
    const ticket_id = sale.ticket_id!;
    for (const [who, content] of [
      [mara, 'The seller says'],
      [kenji, 'The buyer says'],
      [sam, 'The staff say'],
    ] as const)
      await who.api.tickets.addResponse({ ticket_id, user_id: who.id, content });
    const [ticket] = (await fileOf(kenji)).tickets!;
    expect(ticket).toMatchObject({
      description: 'I bought nothing',
      responses: [
        { by: 'the other side', content: 'The seller says' },
        { by: 'you', content: 'The buyer says' },
        { by: 'staff', content: 'The staff say' },
      ],
    });
    const sellers = await fileOf(mara);
    expect(sellers.ticket_answers).toMatchObject([
      { ticket_number: ticket!.ticket_number, subject: ticket!.subject, content: 'The seller says' },
    ]);
    for (const words of ['I bought nothing', 'The buyer says', 'The staff say'])
      expect(JSON.stringify(sellers)).not.toContain(words);
    // Replies given as staff belong to the site.
    expect((await fileOf(sam)).ticket_answers).toEqual([]);
  });

  test('has the user’s dealer applications and their outcome', async () => {
    const [silas, mia] = [await site.as('otherCharacter'), await site.as('moderator')];
    const form = { companyName: 'Boone Brothers', businessType: 'other', description: 'Old cars' } as const;
    const { id } = await silas.api.applications.submit({ ...form, phone: '5550142', website: 'boone.example' });
    await mia.api.applications.review({ id, status: 'declined', review_notes: 'Not this month' });
    expect((await fileOf(silas)).applications).toMatchObject([
      {
        company_name: 'Boone Brothers',
        description: 'Old cars',
        website: 'https://boone.example',
        phone: '5550142',
        status: 'declined',
        review_notes: 'Not this month',
      },
    ]);
  });

  test('has nothing about others, and is empty for a user without activity', async () => {
    const [mara, kenji, grace] = [await site.as('member'), await site.as('otherMember'), await site.as('dealerOwner')];
    // Creates something of every kind.
    const car_id = await listed(kenji);
    await mara.api.favourites.add({ car_id });
    await mara.api.reports.reportCar({ car_id, reason: 'scam' });
    const { id: conversation_id } = await mara.api.messaging.create({ car_id });
    await mara.api.messaging.sendMessage({ conversation_id, sender_id: mara.id, content: 'Hello' });
    await mara.api.messaging.report({ conversation_id, reason: 'spam' });
    await mara.api.messaging.block({ user_id: (await site.as('moderator')).id });
    await mara.api.messaging.create({ conversation_type: 'group', title: 'Two', participants: [kenji.id] });
    const { user } = await grace.api.accounts.checkSession({});
    const dealer_account_id = user!.dealer_account_id!;
    const { invitation } = await grace.api.dealers.invite({ dealer_account_id, user_id: kenji.id, role: 'staff' });
    await kenji.api.dealers.acceptInvitation({ invitation_id: invitation.id, user_id: kenji.id });
    await kenji.api.dealers.leaveTeam({ dealer_account_id, user_id: kenji.id });
    await sql`insert into tickets (user_id, category_id, subject, description)
      values (${mara.id}, (select min(id) from ticket_categories), 'A ticket', 'A trouble')`.execute(site.db);
    const form = { companyName: 'Mori Motors', businessType: 'other', description: 'Cars', phone: '5550101' } as const;
    await kenji.api.applications.submit(form);
    await withSettings(site, { featured_car_price: 2500 });
    await kenji.api.payments.purchaseFeatured({ car_id, user_id: kenji.id });
    await until('the team hears of who came', async () => (await fileOf(grace)).notices!.length > 0);

    const ivy = await site.as('incomplete');
    const { account: _own, signed_in, ...others } = await fileOf(ivy);
    expect(signed_in).toHaveLength(1);
    for (const [kind, rows] of Object.entries(others).filter(([, value]) => Array.isArray(value)))
      expect(rows, kind).toEqual([]);
    expect((await ivy.api.accounts.closing({})).closing).toMatchObject({
      listings: 0,
      drafts: 0,
      favourites: 0,
      open_payments: 0,
      open_tickets: 0,
      groups: 0,
    });
    // Work for the dealer belongs to the dealer.
    const pia = await site.as('dealerStaff');
    const ofDealer = await listed(pia);
    await withSettings(site, { dealer_free_featured_per_month: 0 });
    await pia.api.payments.purchaseFeatured({ car_id: ofDealer, user_id: pia.id });
    expect((await pia.api.accounts.closing({})).closing).toMatchObject({ listings: 0, open_payments: 0 });
  });

  test('has nothing about the user’s other characters or the dealer’s cars', async () => {
    const theo = JSON.stringify(await fileOf(await site.as('firstCharacter')));
    expect(theo).not.toContain('Silas');
    const grace = await site.as('dealerOwner');
    await listed(grace, { title: 'A car of the dealer' });
    expect((await fileOf(grace)).listings).toEqual([]);
  });
});
