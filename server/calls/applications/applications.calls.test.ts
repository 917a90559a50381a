import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let mara: SignedIn;
let kenji: SignedIn;
let mia: SignedIn;
let ada: SignedIn;
beforeAll(async () => {
  site = await startSite();
  const people = ['member', 'otherMember', 'moderator', 'admin'] as const;
  [mara, kenji, mia, ada] = (await Promise.all(people.map((name) => site.as(name)))) as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
});
afterAll(() => site.close());
beforeEach(async () => {
  await sql`delete from dealer_applications`.execute(site.db);
  await sql`delete from dealer_team_members where user_id in (${mara.id}, ${kenji.id})`.execute(site.db);
});

const form = {
  companyName: 'Quinn Classics',
  businessType: 'specialty',
  description: 'Restored classics, one at a time.',
  website: 'https://quinn.example.com',
  phone: '555-0142',
} as const;
const applied = async (by: SignedIn = mara, more: object = {}) =>
  (await by.api.applications.submit({ ...form, ...more })).id;
const review = (id: number, status: 'approved' | 'declined', by: SignedIn = mia) =>
  by.api.applications.review({ id, status, review_notes: status === 'approved' ? '' : 'Too few cars so far' });

test('everyone can read what a dealer pays and gets, as set today', async () => {
  await ada.api.settings.update({ setting_key: 'dealer_membership_price', setting_value: '31000' });
  expect(await site.visitor().api.applications.terms({})).toEqual({
    success: true,
    terms: {
      membership_price: 31_000,
      grace_days: 7,
      max_listings: 50,
      private_max_listings: 5,
      free_featured_per_month: 2,
    },
  });
});

describe('applying', () => {
  test('a submitted application waits for staff, and the applicant sees it', async () => {
    const id = await applied();
    const { application, may_apply_from } = await mara.api.applications.mine({});
    expect(application).toMatchObject({ id, company_name: 'Quinn Classics', status: 'pending', phone: '5550142' });
    expect(may_apply_from).toBeNull();
  });

  test('fifty concurrent attempts leave one open application', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => applied()));
    const outcomes = tries.map((one) => (one.status === 'fulfilled' ? 'sent' : (one.reason as { code: string }).code));
    expect(outcomes.toSorted()).toEqual([...Array<string>(49).fill('application_open'), 'sent']);
  });

  test.each([
    ['companyName', '', 'Company name is required'],
    ['businessType', 'spaceships', 'Business type is required'],
    ['description', '   ', 'Business description is required'],
    ['phone', 'none', 'Please enter a valid phone number (any number of digits)'],
    ['website', 'javascript:alert(1)', 'Please enter a web address, such as https://example.com'],
    ['website', 'quinn', 'Please enter a web address, such as https://example.com'],
    ['companyName', 'ECLIPSE motors', 'A dealer with this name already exists'],
  ])('a bad %s is reported at its field: %s', async (field, value, sentence) => {
    await expect(applied(mara, { [field]: value })).rejects.toMatchObject({
      code: 'bad_input',
      fields: { [field]: [sentence] },
    });
  });

  test('the submitted game id must be the applicant’s own', async () => {
    const gameId = async ({ id }: SignedIn) =>
      (await site.db.selectFrom('users').select('gta_world_id').where('id', '=', id).executeTakeFirstOrThrow())
        .gta_world_id;
    await expect(applied(mara, { gta_world_id: await gameId(kenji) })).rejects.toMatchObject({ code: 'not_allowed' });
    await applied(mara, { gta_world_id: await gameId(mara) });
  });

  test('team members and users without a complete profile cannot apply', async () => {
    await expect(applied(await site.as('dealerStaff'))).rejects.toMatchObject({ code: 'dealer_already' });
    await expect(applied(await site.as('incomplete'))).rejects.toMatchObject({ code: 'profile_incomplete' });
  });

  test('only the applicant can withdraw it, and can then apply again', async () => {
    const id = await applied();
    await expect(kenji.api.applications.withdraw({ id })).rejects.toMatchObject({ code: 'application_not_found' });
    expect((await mara.api.applications.withdraw({ id })).application.status).toBe('withdrawn');
    await expect(mara.api.applications.withdraw({ id })).rejects.toMatchObject({ code: 'application_settled' });
    await applied();
  });

  test('after a decline the applicant waits seven days', async () => {
    const id = await applied();
    await review(id, 'declined');
    await expect(applied()).rejects.toMatchObject({ code: 'apply_again_later' });
    await sql`update dealer_applications set reviewed_at = now() - interval '7 days 1 second'`.execute(site.db);
    await applied();
  });
});

describe('deciding', () => {
  test('approval creates a dealer with an unpaid membership, owned by the applicant', async () => {
    const id = await applied();
    expect((await review(id, 'approved')).application).toMatchObject({
      status: 'approved',
      reviewed_by_name: 'Mia Santoro',
    });
    const { user } = await mara.api.accounts.checkSession({});
    expect(user).toMatchObject({ is_dealer: true, company_name: 'Quinn Classics', team_role: 'owner' });
    expect((await kenji.api.dealers.get({ id: user!.dealer_account_id! }))!.dealer).toMatchObject({
      description: 'Restored classics, one at a time.',
      website: 'https://quinn.example.com',
    });
    const { membership } = await mara.api.payments.dealerMembership({ dealer_id: user!.dealer_account_id! });
    expect(membership).toMatchObject({ status: 'unpaid' });
    await sql`delete from dealer_applications`.execute(site.db);
    await sql`update dealer_accounts set company_name = 'Formerly ' || id where id = ${user!.dealer_account_id}`.execute(
      site.db,
    );
  });

  test('declining requires a reason, which the applicant sees', async () => {
    const id = await applied();
    await expect(mia.api.applications.review({ id, status: 'declined', review_notes: ' ' })).rejects.toMatchObject({
      code: 'bad_input',
      fields: { review_notes: ['Please give the applicant a reason'] },
    });
    await review(id, 'declined');
    expect((await mara.api.applications.mine({})).application).toMatchObject({
      status: 'declined',
      review_notes: 'Too few cars so far',
    });
  });

  test('of several concurrent decisions one succeeds, and there is at most one dealer', async () => {
    const id = await applied(mara, { companyName: 'At Once Motors' });
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => review(id, at % 2 ? 'approved' : 'declined', at % 3 ? mia : ada)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await sql<{ dealers: number; acts: number }>`
      select (select count(*) from dealer_accounts where company_name = 'At Once Motors')::int as dealers,
        (select count(*) from staff_actions where target_kind = 'application' and target_id = ${id})::int as acts
    `.execute(site.db);
    const [application] = (await ada.api.applications.list({})).applications;
    expect(rows[0]).toEqual({ dealers: application!.status === 'approved' ? 1 : 0, acts: 1 });
  });

  test('reviewers cannot decide their own application, or one whose applicant is gone or on a team by then', async () => {
    const own = await applied(mia, { companyName: 'Santoro Motors' });
    await expect(review(own, 'approved')).rejects.toMatchObject({ code: 'not_allowed' });
    await expect(mia.api.applications.list({})).resolves.toMatchObject({ applications: [{ id: own, is_own: true }] });

    const joined = await applied(kenji, { companyName: 'Mori Motors' });
    const { dealer_account_id } = await site.db.selectFrom('dealer_team_members').selectAll().executeTakeFirstOrThrow();
    await site.db
      .insertInto('dealer_team_members')
      .values({ user_id: kenji.id, dealer_account_id, role: 'staff' })
      .execute();
    await expect(review(joined, 'approved')).rejects.toMatchObject({ code: 'applicant_has_team' });

    const gone = await applied(mara, { companyName: 'Gone Motors' });
    const standing = (value: string) =>
      sql`update users set standing = ${value}, standing_reason = 'x' where id = ${mara.id}`.execute(site.db);
    await standing('banned');
    await expect(review(gone, 'approved')).rejects.toMatchObject({ code: 'applicant_gone' });
    await standing('active');
    const { rows } =
      await sql`select from dealer_accounts where company_name in ('Mori Motors', 'Gone Motors')`.execute(site.db);
    expect(rows).toHaveLength(0);
  });

  test('approval fails if the name has been taken in between', async () => {
    const id = await applied(mara, { companyName: 'Late Motors' });
    await site.db.insertInto('dealer_accounts').values({ company_name: 'late motors' }).execute();
    await expect(review(id, 'approved')).rejects.toMatchObject({ code: 'company_name_taken' });
  });

  test('the list shows open applications first and can be searched and filtered', async () => {
    const first = await applied(mara);
    const second = await applied(kenji, { companyName: 'Mori & Sons' });
    await review(first, 'declined');
    const ids = async (filter: object) => (await ada.api.applications.list(filter)).applications.map(({ id }) => id);
    expect(await ids({})).toEqual([second, first]);
    expect(await ids({ status: 'declined' })).toEqual([first]);
    expect(await ids({ search: 'mara' })).toEqual([first]);
    expect(await ids({ search: '& sons' })).toEqual([second]);
    expect(await ids({ search: '%' })).toEqual([]);
    expect((await ada.api.applications.list({})).counts).toEqual({
      total: 2,
      pending: 1,
      approved: 0,
      declined: 1,
      withdrawn: 0,
    });
  });

  test('a deleted application is gone, and the reason is logged', async () => {
    const id = await applied();
    await ada.api.applications.remove({ id, reason: 'Sent twice by mistake' });
    expect((await mara.api.applications.mine({})).application).toBeNull();
    await expect(ada.api.applications.remove({ id, reason: 'Again' })).rejects.toMatchObject({
      code: 'application_not_found',
    });
  });
});
