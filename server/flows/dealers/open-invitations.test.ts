import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { expireInvitations } from './expire-invitations.ts';

let site: Site;
let grace: SignedIn;
let dev: SignedIn;
let pia: SignedIn;
let kenji: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  const names = ['dealerOwner', 'dealerManager', 'dealerStaff', 'otherMember'] as const;
  [grace, dev, pia, kenji] = (await Promise.all(names.map((name) => site.as(name)))) as [
    SignedIn,
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  const { membership } = await grace.api.dealers.checkUserRole({ user_id: grace.id });
  dealerId = membership.dealer_account_id!;
});
afterAll(() => site.close());
beforeEach(async () => {
  await sql`delete from dealer_team_members where user_id = ${kenji.id}`.execute(site.db);
  await sql`delete from dealer_invitations`.execute(site.db);
  await sql`delete from messages where card_kind = 'dealer_invitation'`.execute(site.db);
});

const invited = async (role: 'staff' | 'manager' = 'staff', by = grace) =>
  (await by.api.dealers.invite({ dealer_account_id: dealerId, user_id: kenji.id, role })).invitation.id;
const overdue = (id: number) =>
  sql`update dealer_invitations set expires_at = now() - interval '1 second' where id = ${id}`.execute(site.db);
const statusOf = async (id: number) =>
  (await site.db.selectFrom('dealer_invitations').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;
const pending = async () =>
  (await grace.api.dealers.pendingInvitations({ dealer_id: dealerId })).invitations.map(({ id }) => id);

test('an unanswered invitation expires after a week, and open pages are notified', async () => {
  const id = await invited();
  await expireInvitations(site.db, new Date());
  expect(await statusOf(id)).toBe('pending');
  await overdue(id);
  await expireInvitations(site.db, new Date());
  expect(await statusOf(id)).toBe('expired');
  expect(await pending()).toEqual([]);
  await expect(kenji.api.dealers.acceptInvitation({ invitation_id: id, user_id: kenji.id })).rejects.toMatchObject({
    code: 'invitation_settled',
  });
});

test('a reminder restarts the week and requires the right to invite for that role', async () => {
  const id = await invited('manager');
  await sql`update dealer_invitations set expires_at = now() + interval '1 hour' where id = ${id}`.execute(site.db);
  const resend = ({ api }: SignedIn) => api.dealers.resendInvitation({ invitation_id: id });
  await expect(resend(kenji)).rejects.toMatchObject({ code: 'invitation_not_found' });
  await expect(resend(await site.as('otherDealerOwner'))).rejects.toMatchObject({ code: 'invitation_not_found' });
  await expect(resend(pia)).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(resend(dev)).rejects.toMatchObject({ code: 'not_allowed' });
  const { expires_at } = await resend(grace);
  expect(new Date(expires_at).getTime()).toBeGreaterThan(Date.now() + 6.9 * 86_400_000);
  await overdue(id);
  await expect(resend(grace)).rejects.toMatchObject({ code: 'invitation_settled' });
});

test('an invitation can only be cancelled by those who can invite for that role', async () => {
  const ofManager = await invited('manager');
  const cancel = ({ api }: SignedIn, id: number) => api.dealers.declineInvitation({ invitation_id: id });
  await expect(cancel(pia, ofManager)).rejects.toMatchObject({ code: 'invitation_not_found' });
  await expect(cancel(dev, ofManager)).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await statusOf(ofManager)).toBe('pending');
  await cancel(grace, ofManager);
  expect(await statusOf(ofManager)).toBe('cancelled');
  const ofStaff = await invited('staff');
  await cancel(dev, ofStaff);
  expect(await statusOf(ofStaff)).toBe('cancelled');
});

test('accepted, cancelled, resent and expired at the same moment, it has one outcome', async () => {
  for (let round = 0; round < 10; round++) {
    const id = await invited();
    // In half of the rounds it has expired.
    if (round % 2 === 0) await overdue(id);
    await Promise.allSettled([
      kenji.api.dealers.acceptInvitation({ invitation_id: id, user_id: kenji.id }),
      grace.api.dealers.declineInvitation({ invitation_id: id }),
      grace.api.dealers.resendInvitation({ invitation_id: id }),
      expireInvitations(site.db, new Date()),
    ]);
    const status = await statusOf(id);
    const { membership } = await kenji.api.dealers.checkUserRole({ user_id: kenji.id });
    expect(membership.is_dealer).toBe(status === 'accepted');
    expect(round % 2 ? ['accepted', 'cancelled'] : ['expired']).toContain(status);
    await sql`delete from dealer_team_members where user_id = ${kenji.id}`.execute(site.db);
  }
});

test('the team log shows who did what to those who lead the team', async () => {
  const id = await invited();
  await grace.api.dealers.declineInvitation({ invitation_id: id });
  await invited();
  const { message_id } = (
    await sql<{ message_id: number }>`select id as message_id from messages order by id desc limit 1`.execute(site.db)
  ).rows[0]!;
  await kenji.api.messaging.respondInvitation({ message_id, user_id: kenji.id, response: 'accept' });
  await grace.api.dealers.removeTeamMember({ dealer_account_id: dealerId, user_id: kenji.id });
  // An invitation from before end dates were recorded.
  await sql`insert into dealer_invitations (dealer_account_id, invited_user_id, role, invited_by, status, expires_at)
    values (${dealerId}, ${pia.id}, 'staff', ${grace.id}, 'expired', now() - interval '1 day')`.execute(site.db);
  const { events } = await dev.api.dealers.teamLog({ dealer_id: dealerId });
  const kenjis = events.filter(({ name }) => name === 'Kenji Mori').slice(0, 5);
  expect(kenjis.map(({ kind, by_name }) => `${kind} by ${by_name}`)).toEqual([
    'removed by Grace Castellano',
    'joined by Grace Castellano',
    'invited by Grace Castellano',
    'invitation_cancelled by Grace Castellano',
    'invited by Grace Castellano',
  ]);
  await expect(pia.api.dealers.teamLog({ dealer_id: dealerId })).rejects.toMatchObject({ code: 'not_allowed' });
});
