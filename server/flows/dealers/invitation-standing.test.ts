import type { ApiError } from '@forecourt/contract/kit/client.ts';
import type { InvitedRole } from '@forecourt/contract/access/team-rights.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';
import { referredTo, waitsFor } from '../../../testing/waits-for.ts';

let site: Site;
let owner: SignedIn;
let inviter: SignedIn;
let mara: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  [owner, inviter, mara] = await Promise.all([site.as('dealerOwner'), site.as('dealerManager'), site.as('member')]);
  dealerId = await teamOf(owner);
});
afterAll(() => site.close());
beforeEach(async () => {
  await inviterIs('manager', dealerId);
  await site.db.updateTable('dealer_accounts').set({ status: 'active' }).where('id', '=', dealerId).execute();
});

const refused = { answer: 'invitation_not_found', becomes: null };

test('a manager can invite staff, but no managers or admins', async () => {
  expect(await accepted(inviter, 'staff')).toEqual({ answer: 'accepted', becomes: 'staff' });
  expect(await accepted(inviter, 'manager')).toEqual(refused);
  expect(await accepted(inviter, 'admin')).toEqual(refused);
});

test('an admin can invite managers, and only the owner can invite admins', async () => {
  await inviterIs('admin', dealerId);
  expect(await accepted(inviter, 'manager')).toEqual({ answer: 'accepted', becomes: 'manager' });
  expect(await accepted(inviter, 'admin')).toEqual(refused);
  expect(await accepted(owner, 'manager')).toEqual({ answer: 'accepted', becomes: 'manager' });
  expect(await accepted(owner, 'admin')).toEqual({ answer: 'accepted', becomes: 'admin' });
});

test('an invitation ends with its inviter’s seat or their right to invite', async () => {
  const leaves = () => site.db.deleteFrom('dealer_team_members').where('user_id', '=', inviter.id).execute();
  expect(await accepted(inviter, 'staff', leaves)).toEqual(refused);
  const other = await teamOf(await site.as('otherDealerOwner'));
  expect(await accepted(inviter, 'staff', () => inviterIs('manager', other))).toEqual(refused);
  expect(await accepted(inviter, 'staff', () => inviterIs('staff', dealerId))).toEqual(refused);
});

test('no one can join a suspended dealer', async () => {
  const isSuspended = () =>
    site.db.updateTable('dealer_accounts').set({ status: 'suspended' }).where('id', '=', dealerId).execute();
  expect(await accepted(owner, 'staff', isSuspended)).toEqual(refused);
});

test('an invitation is answered by one request at a time', async () => {
  const { id, accept } = await brought(owner, 'staff');
  expect(await waitsFor(site, referredTo('dealer_invitations', id), accept)).toBe(true);
  await site.db.deleteFrom('dealer_team_members').where('user_id', '=', mara.id).execute();
});

/** The result when Mara accepts, and her role on the team. Restores everything afterwards. */
async function accepted(by: SignedIn, role: InvitedRole, meanwhile?: () => Promise<unknown>) {
  const { id, messageId, accept } = await brought(by, role);
  await meanwhile?.();
  const answer = await accept().then(
    ({ message: { metadata } }) => metadata && 'status' in metadata && metadata.status,
    (error: unknown) => (error as ApiError).code,
  );
  const sequence = await site.db
    .deleteFrom('dealer_team_members')
    .where('user_id', '=', mara.id)
    .where('dealer_account_id', '=', dealerId)
    .returning('role')
    .executeTakeFirst();
  await site.db.deleteFrom('dealer_invitations').where('id', '=', id).execute();
  await site.db.deleteFrom('messages').where('id', '=', messageId).execute();
  return { answer, becomes: sequence?.role ?? null };
}

/** An invitation by this user that has reached Mara. */
async function brought(by: SignedIn, role: InvitedRole) {
  const { id } = await site.db
    .insertInto('dealer_invitations')
    .values({
      dealer_account_id: dealerId,
      invited_user_id: mara.id,
      role,
      invited_by: by.id,
      expires_at: new Date(Date.now() + 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { message } = await owner.api.messaging.sendDealerInvitation({
    dealer_id: dealerId,
    dealer_name: 'Eclipse Motors',
    invited_user_id: mara.id,
    role,
    invitation_id: id,
  });
  const answer = { message_id: message.id, user_id: mara.id, response: 'accept' } as const;
  return { id, messageId: message.id, accept: () => mara.api.messaging.respondInvitation(answer) };
}

async function inviterIs(role: string, dealer_account_id: number) {
  await site.db
    .insertInto('dealer_team_members')
    .values({ user_id: inviter.id, dealer_account_id, role })
    .onConflict((known) => known.column('user_id').doUpdateSet({ dealer_account_id, role }))
    .execute();
}

async function teamOf({ id }: SignedIn): Promise<number> {
  const team = await site.db
    .selectFrom('dealer_team_members')
    .select('dealer_account_id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  return team.dealer_account_id;
}
