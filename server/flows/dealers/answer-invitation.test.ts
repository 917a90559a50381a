import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let grace: SignedIn;
let mara: SignedIn;
let dealerId: number;
beforeAll(async () => {
  site = await startSite();
  [grace, mara] = await Promise.all([site.as('dealerOwner'), site.as('member')]);
  const team = await site.db
    .selectFrom('dealer_team_members')
    .select('dealer_account_id')
    .where('user_id', '=', grace.id)
    .executeTakeFirstOrThrow();
  dealerId = team.dealer_account_id;
});
afterAll(() => site.close());

async function invite(who: SignedIn, days = 7) {
  const { id } = await site.db
    .insertInto('dealer_invitations')
    .values({
      dealer_account_id: dealerId,
      invited_user_id: who.id,
      role: 'staff',
      invited_by: grace.id,
      expires_at: new Date(Date.now() + days * 86_400_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const bring = (invitation_id: number, who: SignedIn, by = grace) =>
  by.api.messaging.sendDealerInvitation({
    dealer_id: dealerId,
    dealer_name: 'Eclipse Motors',
    invited_user_id: who.id,
    role: 'staff',
    invitation_id,
  });
const answer = ({ api, id }: SignedIn, message_id: number, response: 'accept' | 'deny') =>
  api.messaging.respondInvitation({ message_id, user_id: id, response });
const end = (id: number) =>
  site.db.updateTable('dealer_invitations').set({ status: 'cancelled' }).where('id', '=', id).execute();

test('an invitation arrives once as a message that only the invited user can answer, and declining settles it', async () => {
  const invitation = await invite(mara);
  const { message } = await bring(invitation, mara);
  expect((await bring(invitation, mara)).message.id).toBe(message.id);
  expect(message.metadata).toMatchObject({ dealer_name: 'Eclipse Motors', role: 'staff', may_answer: false });
  const seen = (await mara.api.messaging.conversation({ conversation_id: message.conversation_id }))!.conversation;
  expect(seen.messages.at(-1)!.metadata).toMatchObject({
    status: 'pending',
    may_answer: true,
    invitation_id: invitation,
  });
  const kenji = await site.as('otherMember');
  await expect(answer(kenji, message.id, 'accept')).rejects.toMatchObject({ code: 'invitation_not_found' });
  await expect(answer(grace, message.id, 'accept')).rejects.toMatchObject({ code: 'invitation_not_found' });
  const { message: answered } = await answer(mara, message.id, 'deny');
  expect(answered.metadata).toMatchObject({ status: 'declined', may_answer: false });
  await expect(answer(mara, message.id, 'accept')).rejects.toMatchObject({ code: 'invitation_settled' });
});

test('accepting, even ten times concurrently, creates one team member', async () => {
  const kenji = await site.as('otherMember');
  const { message } = await bring(await invite(kenji), kenji);
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => answer(kenji, message.id, 'accept')));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const teams = await site.db.selectFrom('dealer_team_members').selectAll().where('user_id', '=', kenji.id).execute();
  expect(teams).toMatchObject([{ dealer_account_id: dealerId, role: 'staff' }]);
});

test('an invitation that has expired, was cancelled or is for someone on a team cannot be accepted', async () => {
  const other = await site.as('otherDealerOwner');
  const taken = await bring(await invite(other), other);
  await expect(answer(other, taken.message.id, 'accept')).rejects.toMatchObject({ code: 'in_a_team_already' });
  const theo = await site.as('firstCharacter');
  const id = await invite(theo);
  const { message } = await bring(id, theo);
  await end(id);
  await expect(answer(theo, message.id, 'accept')).rejects.toMatchObject({ code: 'invitation_settled' });
  const late = await invite(theo);
  const expired = await bring(late, theo);
  await site.db.updateTable('dealer_invitations').set({ expires_at: new Date() }).where('id', '=', late).execute();
  expect((await bring(late, theo)).message.metadata).toMatchObject({ status: 'expired' });
  await expect(answer(theo, expired.message.id, 'accept')).rejects.toMatchObject({
    code: 'invitation_settled',
    message: 'This invitation has expired',
  });
});

test('no one can send an invitation that is not theirs or does not match', async () => {
  const theo = await site.as('otherCharacter');
  const id = await invite(theo);
  await expect(bring(id, theo, await site.as('otherDealerOwner'))).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(bring(id, theo, await site.as('dealerStaff'))).rejects.toMatchObject({ code: 'not_allowed' });
  await expect(
    grace.api.messaging.sendDealerInvitation({
      dealer_id: dealerId,
      dealer_name: 'x',
      invited_user_id: theo.id,
      role: 'manager',
      invitation_id: id,
    }),
  ).rejects.toMatchObject({ code: 'invitation_not_found' });
});
