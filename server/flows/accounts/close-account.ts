import type { Reach } from '@forecourt/contract/access/owner.ts';
import { mayLeave } from '@forecourt/contract/access/team-rights.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { notify } from '../../events/notify.ts';
import { fail } from '../../lib/failure.ts';
import { endSessionsOf } from '../../features/accounts/sessions.store.ts';
import { eraseAccount, lockAccount, lockGameAccountOf } from '../../features/accounts/users.store.ts';
import { clearContactPhones, lockPrivateListings } from '../../features/listings/listings.store.ts';
import { lockApplicationsOf } from '../../features/applications/applications.store.ts';
import { dealerOf, findSeat, lockTeam } from '../../features/dealers/team.store.ts';
import { removeAllFavourites } from '../../features/favourites/favourites.store.ts';
import { forgetFollowsOf } from '../../features/follows/follows.store.ts';
import { directTalksOf } from '../../features/messaging/conversations.store.ts';
import { deleteNotices } from '../../features/notices/delete-notices.store.ts';
import { openPaymentsOf } from '../../features/payments/payments.store.ts';
import { forgetSearchesOf } from '../../features/searches/saved-searches.store.ts';
import { clearBuyerContact } from '../../features/sales/sales.store.ts';
import { deskTimeOf } from '../../features/tickets/service.rules.ts';
import { deleteWebhookOf } from '../../features/webhooks/webhooks.store.ts';
import { withdrawAllApplications } from '../applications/apply.ts';
import { removeAllListings } from '../listings/list-a-car.ts';
import { declineAllInvitations } from '../dealers/answer-invitation.ts';
import { leave } from '../dealers/hand-over.ts';
import { closeOffers, lockCarsWithOffers } from '../offers/close-offers.ts';
import { leaveAllGroups } from '../messaging/group-people.ts';
import type { BuyingDeps } from '../payments/buy.ts';
import { abandon } from '../payments/settle-payment.ts';
import { deleteAllAds } from '../wanted/post-ad.ts';
import { closeAllTickets } from '../tickets/ask-for-help.ts';

/**
 * Closes the user's own account in one transaction. Messages, sales and payments stay under their name. Listings,
 * favourites and contact details go. No one waits for them: staff decide what they haven't confirmed. Lock order: team,
 * cars, sales, applications, account, payments. A concurrent second call finds the account already closed.
 */
export async function closeAccount(parts: BuyingDeps, { userId, gameAccountId }: Reach, typedName: string, now: Date) {
  const settings = await parts.settings();
  return parts.db.transaction().execute(async (tx) => {
    await declineAllInvitations(tx, userId, now);
    await leaveTeam(tx, userId);
    await lockPrivateListings(tx, userId);
    await lockCarsWithOffers(tx, { userId });
    await clearBuyerContact(tx, userId);
    await lockApplicationsOf(tx, userId);
    const account = await lockAccount(tx, userId);
    // They were suspended or banned just now. Closing the account must not be a way around a restriction.
    if (account.is_kept_out) fail('sign_in_required');
    if (account.is_closed) return;
    if (account.is_staff) fail('staff_stay');
    if (plain(typedName) !== plain(account.name))
      fail('bad_input', { fields: { name: [`Please enter your name exactly as shown: ${account.name}`] } });
    // The application was approved just now and made the user an owner.
    const seat = await findSeat(tx, userId);
    if (seat && !mayLeave(seat.role)) fail('owner_stays');
    await lockGameAccountOf(tx, userId);
    for (const payment of await openPaymentsOf(tx, { person: userId })) await abandon(tx, parts, payment, userId, now);
    await closeOffers(tx, { userId }, { cause: 'account_closed', by: userId, now });
    // Read again, because listings that waited for a payment have their earlier status back.
    await removeAllListings(tx, await lockPrivateListings(tx, userId), now);
    await clearContactPhones(tx, userId);
    // Read again, because one may have been submitted just now.
    await withdrawAllApplications(tx, userId);
    await closeAllTickets(tx, userId, deskTimeOf(settings, parts.siteTimezone, now));
    await leaveAllGroups(tx, { userId, gameAccountId, team: null });
    await removeAllFavourites(tx, userId);
    await forgetSearchesOf(tx, userId);
    await deleteAllAds(tx, userId, now);
    await forgetFollowsOf(tx, userId);
    await deleteNotices(tx, userId);
    await deleteWebhookOf(tx, { person: userId });
    await eraseAccount(tx, userId, now);
    await endSessionsOf(tx, userId);
    await announce(tx, { kind: 'account_closed', userId });
    await refreshConversations(tx, userId);
  });
}

/** An owner must transfer the dealership first. For other members, a colleague becomes the contact of their cars. */
async function leaveTeam(tx: Tx, userId: number): Promise<void> {
  const dealerId = await dealerOf(tx, userId);
  if (dealerId === null) return;
  const team = await lockTeam(tx, dealerId);
  const seat = team.find((one) => one.userId === userId);
  if (!seat) return;
  if (!mayLeave(seat.role)) fail('owner_stays');
  await leave(tx, team, { dealerId, userId, actorId: userId });
}

/** Open conversations show right away that no one will reply any more. */
async function refreshConversations(tx: Tx, userId: number): Promise<void> {
  const talks = await directTalksOf(tx, userId);
  await notify(
    tx,
    ...talks.map(({ id, others }) => ({
      to: others,
      event: { kind: 'conversation_changed' as const, conversation_id: id },
    })),
  );
}

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
