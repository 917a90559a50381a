import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { atTheBank, bankFault } from '../../../testing/bank.ts';
import { listen } from '../../../testing/listen.ts';
import { draft, emptyMarket, goodFacts, listed, sell, withSettings } from '../../../testing/market.ts';
import { proposedBy } from '../../../testing/meetings.ts';
import { reachCharacterChoice } from '../../../testing/sign-in.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { until } from '../../../testing/until.ts';
import { waitsFor } from '../../../testing/waits-for.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let grace: SignedIn;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await sql`update users set standing = 'active' where standing = 'closed'`.execute(site.db);
  await sql`update users set phone_number = '5510011', routing_number = '000010011' where name = 'Mara Quinn'`.execute(
    site.db,
  );
  await emptyMarket(site);
  [mara, kenji, grace] = await Promise.all([site.as('member'), site.as('otherMember'), site.as('dealerOwner')]);
});

const close = ({ api }: SignedIn, name = 'Mara Quinn') => api.accounts.closeAccount({ name });
const row = (id: number) => site.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (id: number) =>
  (await site.db.selectFrom('cars').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const say = ({ api, id: sender_id }: SignedIn, conversation_id: number, content = 'Hello') =>
  api.messaging.sendMessage({ conversation_id, content, sender_id });

describe('closing your account', () => {
  test('requires your own name, and anything else is refused at the field without any effect', async () => {
    const car = await listed(mara);
    for (const name of ['', 'Mara', 'Kenji Mori', 'yes'])
      await expect(close(mara, name)).rejects.toMatchObject({
        code: 'bad_input',
        fields: { name: [expect.any(String)] },
      });
    expect((await row(mara.id)).standing).toBe('active');
    expect(await statusOf(car)).toBe('active');
    await close(mara, '  mara  QUINN ');
    expect((await row(mara.id)).standing).toBe('closed');
  });

  test('erases contact details and saved data, and keeps the name and sales', async () => {
    const [live, sold, begun] = [
      await listed(mara, { contactPhone: '5559999' }),
      await listed(mara),
      await draft(mara),
    ];
    await sell(mara, sold);
    await mara.api.favourites.add({ car_id: await listed(kenji, { contactPhone: '5558888' }) });
    const former = await listed(kenji);
    await mara.api.favourites.add({ car_id: former });
    await mara.api.favourites.remove({ car_id: former });
    await sql`insert into dealer_follows (user_id, dealer_id) select ${mara.id}, min(id) from dealer_accounts`.execute(
      site.db,
    );
    const said = { bio: 'Me', website: 'me.example', specialties: ['Vans'], experience_years: 3, hides_as_buyer: true };
    await mara.api.accounts.updatePublicProfile(said);
    await close(mara);
    expect(await row(mara.id)).toMatchObject({
      name: 'Mara Quinn',
      standing: 'closed',
      phone_number: null,
      routing_number: null,
      avatar_url: null,
      bio: null,
      website: null,
      specialties: [],
      experience_years: 0,
      // Buyers who hid their purchases stay hidden.
      hides_as_buyer: true,
    });
    expect([await statusOf(live), await statusOf(sold), await statusOf(begun)]).toEqual(['removed', 'sold', 'removed']);
    const of = (table: 'favourites' | 'removed_favourites' | 'dealer_follows' | 'sessions') =>
      site.db.selectFrom(table).select('user_id').where('user_id', '=', mara.id).execute();
    for (const table of ['favourites', 'removed_favourites', 'dealer_follows', 'sessions'] as const)
      expect(await of(table), table).toEqual([]);
    // Only hers. Numbers other sellers gave stay.
    const { rows } = await sql`select seller_id from cars where contact_phone is not null`.execute(site.db);
    expect(rows).toEqual([{ seller_id: kenji.id }]);
    await expect(kenji.api.accounts.user({ id: mara.id })).resolves.toMatchObject({
      name: 'Mara Quinn',
      is_closed: true,
    });
  });

  test('ends every session right away on all devices and notifies their open pages', async () => {
    const elsewhere = await site.as('member');
    const streams = [await listen(mara.browser), await listen(elsewhere.browser)];
    await Promise.all(streams.map(({ until }) => until(1)));
    await close(mara);
    await Promise.all(streams.map(({ ended }) => ended));
    for (const { heard } of streams) expect(heard.at(-1)).toBe('session_changed');
    expect(mara.browser.cookies.has('forecourt_session')).toBe(false);
    await expect(elsewhere.api.favourites.ids({})).rejects.toMatchObject({ code: 'sign_in_required' });
  });

  test('notifies the other side of a conversation right away, who can read it but not write', async () => {
    const { until, heard } = await listen(kenji.browser);
    const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
    await say(mara, id, 'Before I go');
    // Earlier events may arrive late, but always before later ones.
    while (!heard.includes('message')) await until(heard.length + 1);
    const before = heard.length;
    await close(mara);
    await until(before + 1);
    expect(heard.slice(before)).toEqual(['conversation_changed']);
    const { conversation } = (await kenji.api.messaging.conversation({ conversation_id: id }))!;
    expect(conversation.messages.map(({ content }) => content)).toContain('Before I go');
    expect(conversation).toMatchObject({ may_write: false, title: 'Mara Quinn' });
    await expect(say(kenji, id)).rejects.toMatchObject({ code: 'account_closed' });
  });

  test('leaves every group, and the longest-standing member manages those they created', async () => {
    const participants = [kenji.id, grace.id];
    const { id } = await mara.api.messaging.create({ conversation_type: 'group', title: 'Three', participants });
    await close(mara);
    const { conversation } = (await kenji.api.messaging.conversation({ conversation_id: id }))!;
    expect(conversation.messages.at(-1)!.content).toMatch(/^left the group\. .+ now manages it\.$/);
    await say(grace, id);
    expect(conversation.participants.map(({ user_id }) => user_id)).not.toContain(mara.id);
  });

  test('closes open tickets and declines open invitations', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into tickets (user_id, category_id, subject, description)
      values (${mara.id}, (select min(id) from ticket_categories), 'Help', 'Please') returning id`.execute(site.db);
    await grace.api.dealers.invite({
      dealer_account_id: (await grace.api.accounts.checkSession({})).user!.dealer_account_id!,
      user_id: mara.id,
      role: 'staff',
    });
    await close(mara);
    const ticket = await site.db
      .selectFrom('tickets')
      .select('status')
      .where('id', '=', rows[0]!.id)
      .executeTakeFirst();
    expect(ticket).toEqual({ status: 'closed' });
    const invitations = await site.db
      .selectFrom('dealer_invitations')
      .select('status')
      .where('invited_user_id', '=', mara.id)
      .execute();
    expect(invitations).toEqual([{ status: 'declined' }]);
  });
});

describe('with an application to become a dealer', () => {
  const apply = async (companyName: string) => {
    const form = {
      businessType: 'other',
      description: 'Old cars',
      phone: '5550142',
      website: 'quinn.example',
    } as const;
    return (await mara.api.applications.submit({ companyName, ...form })).id;
  };
  const applications = async () => {
    const { rows } = await sql`
      select status, phone, website, description from dealer_applications where user_id = ${mara.id} order by id`.execute(
      site.db,
    );
    return rows;
  };
  const erased = { phone: '', website: null, description: 'Old cars' };
  beforeEach(async () => {
    await sql`delete from dealer_applications`.execute(site.db);
  });

  test('withdraws it and erases the contact details in it and in unsuccessful ones', async () => {
    const mia = await site.as('moderator');
    await mia.api.applications.review({ id: await apply('Quinn One'), status: 'declined', review_notes: 'Not now' });
    await sql`update dealer_applications set may_reapply = true`.execute(site.db);
    const id = await apply('Quinn Two');
    expect((await mara.api.accounts.closing({})).closing).toMatchObject({ open_applications: 1 });
    await close(mara);
    expect(await applications()).toEqual([
      { status: 'declined', ...erased },
      { status: 'withdrawn', ...erased },
    ]);
    expect((await mia.api.applications.list({ status: 'pending' })).applications).toEqual([]);
    await expect(mia.api.applications.review({ id, status: 'approved', review_notes: '' })).rejects.toMatchObject({
      code: 'application_settled',
    });
  });

  test('withdraws one that is submitted at the same moment', async () => {
    const sent = sql`
      with person as (select id from users where id = ${mara.id} for no key update)
      insert into dealer_applications (user_id, company_name, business_type, description, phone)
      select id, 'Quinn Three', 'other', 'Old cars', '5550142' from person`;
    expect(await waitsFor(site, sent, () => close(mara))).toBe(true);
    expect(await applications()).toEqual([{ status: 'withdrawn', ...erased }]);
  });

  test('fails if one is approved at the same moment, because the owner must transfer the dealership first', async () => {
    const id = await apply('Quinn Four');
    const approved = sql`
      with dealer as (insert into dealer_accounts (company_name) values ('Quinn Four') returning id),
      seat as (
        insert into dealer_team_members (user_id, dealer_account_id, role) select ${mara.id}, id, 'owner' from dealer)
      update dealer_applications set status = 'approved', reviewed_by = ${grace.id}, reviewed_at = now(),
        dealer_account_id = dealer.id from dealer where dealer_applications.id = ${id}`;
    await expect(waitsFor(site, approved, () => close(mara))).rejects.toMatchObject({ code: 'owner_stays' });
    expect((await row(mara.id)).standing).toBe('active');
    expect(await applications()).toMatchObject([{ status: 'approved', phone: '5550142' }]);
    await sql`delete from dealer_team_members where user_id = ${mara.id}`.execute(site.db);
    await close(mara);
    // The company's number belongs to the company.
    expect(await applications()).toMatchObject([{ status: 'approved', phone: '5550142' }]);
  });
});

describe('not allowed', () => {
  test('without a session, or for another user', async () => {
    await expect(site.visitor().api.accounts.closeAccount({ name: 'Mara Quinn' })).rejects.toMatchObject({
      code: 'sign_in_required',
    });
    await expect(close(kenji, 'Mara Quinn')).rejects.toMatchObject({ code: 'bad_input' });
    expect((await row(mara.id)).standing).toBe('active');
  });

  test('for a dealership’s owner, who must transfer it first', async () => {
    const sentence = /^As the owner, you cannot leave the team/;
    expect((await grace.api.accounts.closing({})).closing.refusal).toMatch(sentence);
    await expect(close(grace, 'Grace Castellano')).rejects.toMatchObject({
      code: 'owner_stays',
      message: expect.stringMatching(sentence),
    });
    expect((await row(grace.id)).standing).toBe('active');
  });

  test('for staff, who must give up the role first', async () => {
    const sam = await site.as('support');
    expect((await sam.api.accounts.closing({})).closing.refusal).toContain('staff role');
    await expect(close(sam, 'Sam Whitlock')).rejects.toMatchObject({ code: 'staff_stay' });
    expect((await row(sam.id)).standing).toBe('active');
  });
});

test('the page shows in advance what closing would end', async () => {
  await listed(mara);
  await draft(mara);
  const theirs = await listed(kenji);
  await mara.api.favourites.add({ car_id: theirs });
  await mara.api.offers.make({ car_id: theirs, amount: 40_000 });
  await proposedBy(site, kenji, mara);
  expect((await mara.api.accounts.closing({})).closing).toMatchObject({
    listings: 2,
    drafts: 1,
    favourites: 1,
    offers: 1,
    meetings: 1,
    open_payments: 0,
    company_name: null,
    refusal: null,
  });
});

test('a team member leaves the team, and the dealer’s cars stay on sale with a colleague as contact', async () => {
  const pia = await site.as('dealerStaff');
  const car = await listed(pia);
  await close(pia, 'Pia Moreau');
  const { seller_id, status } = await site.db
    .selectFrom('cars')
    .select(['seller_id', 'status'])
    .where('id', '=', car)
    .executeTakeFirstOrThrow();
  expect({ seller_id, status }).toEqual({ seller_id: grace.id, status: 'active' });
  const seats = await site.db
    .selectFrom('dealer_team_members')
    .select('user_id')
    .where('user_id', '=', pia.id)
    .execute();
  expect(seats).toEqual([]);
});

describe('with an open payment', () => {
  async function waiting() {
    await withSettings(site, { regular_listing_price: 1500, introductory_rate: 1500 });
    const carId = await draft(mara);
    const { payment, payment_link } = await mara.api.payments.purchaseListing({ car_id: carId, user_id: mara.id });
    return { carId, paymentId: payment!.id, payment_link };
  }
  const paymentOf = (id: number) =>
    site.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('the payment is cancelled with the listing, even if the bank does not respond', async () => {
    const { carId, paymentId } = await waiting();
    await bankFault(site, 'look', 'error', 5);
    await close(mara);
    expect(await paymentOf(paymentId)).toMatchObject({ status: 'cancelled', user_id: mara.id });
    expect(await statusOf(carId)).toBe('removed');
    await sql`delete from demo.bank_faults`.execute(site.db);
  });

  test('money that still arrives buys nothing and is refunded', async () => {
    const { carId, paymentId, payment_link } = await waiting();
    await close(mara);
    await atTheBank(payment_link, 'approve', '');
    await until('the bank has called', async () => (await paymentOf(paymentId)).status === 'completed');
    expect((await paymentOf(paymentId)).delivered_at).toBeNull();
    expect((await paymentOf(paymentId)).refund_due_since).not.toBeNull();
    expect(await statusOf(carId)).toBe('removed');
  });
});

describe('concurrently', () => {
  test('requested twice at the same time or again, the account is closed once', async () => {
    const other = await site.as('member');
    const { id } = await mara.api.messaging.create({
      conversation_type: 'group',
      title: 'G',
      participants: [kenji.id],
    });
    const asked = await Promise.allSettled([close(mara), close(other), close(mara)]);
    expect(asked.some(({ status }) => status === 'fulfilled')).toBe(true);
    const refusals = asked.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: string }).code] : []));
    expect(refusals.filter((code) => code !== 'sign_in_required')).toEqual([]);
    const { conversation } = (await kenji.api.messaging.conversation({ conversation_id: id }))!;
    expect(conversation.messages.filter(({ content }) => content.startsWith('left'))).toHaveLength(1);
    const { rows } =
      await sql`select 1 from announcements where kind = 'account_closed' and data->>'userId' = ${String(mara.id)}
      and created_at >= (select updated_at from users where id = ${mara.id})`.execute(site.db);
    expect(rows).toHaveLength(1);
  });

  test('a listing started during closing does not stay on sale or as a draft', async () => {
    const ids = [await draft(mara), await draft(mara), await draft(mara)];
    await Promise.allSettled([
      ...ids.map((id) => mara.api.cars.change({ id, transition: 'submit' })),
      close(mara),
      ...Array.from({ length: 5 }, () => mara.api.cars.create(goodFacts)),
    ]);
    const { rows } = await sql`
      select id, status from cars where seller_id = ${mara.id} and dealer_id is null and status not in ('removed', 'sold')
    `.execute(site.db);
    expect(rows).toEqual([]);
    expect((await row(mara.id)).standing).toBe('closed');
  });
});

test('logging in again with the same character reopens the account without its erased data', async () => {
  const car = await listed(mara);
  const { id } = await mara.api.messaging.create({ participants: [kenji.id] });
  await say(mara, id);
  await close(mara);
  const visitor = site.visitor();
  const { bearer, user, characters } = await reachCharacterChoice(visitor, 'mara.quinn');
  const back = await visitor.api.accounts.authenticate(
    { gta_world_user: user, selected_character: characters[0]! },
    { bearer },
  );
  expect(back.user).toMatchObject({ id: mara.id, name: 'Mara Quinn', phone_number: null, routing_number: null });
  expect(await row(mara.id)).toMatchObject({ standing: 'active' });
  expect((await visitor.api.favourites.ids({})).car_ids).toEqual([]);
  expect(await statusOf(car)).toBe('removed');
  await say(kenji, id, 'Welcome back');
});

test('logging in does not lift a ban', async () => {
  await sql`update users set standing = 'banned', standing_reason = 'x' where id = ${kenji.id}`.execute(site.db);
  const visitor = site.visitor();
  const { bearer, user, characters } = await reachCharacterChoice(visitor, 'kenji.mori');
  await expect(
    visitor.api.accounts.authenticate({ gta_world_user: user, selected_character: characters[0]! }, { bearer }),
  ).rejects.toMatchObject({ code: 'account_banned' });
  await sql`update users set standing = 'active' where id = ${kenji.id}`.execute(site.db);
});
