import { isOwner } from '@forecourt/contract/access/team-rights.ts';
import { memberMay, type Reach } from '@forecourt/contract/access/owner.ts';
import type { Tx } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { notify } from '../../events/notify.ts';
import { closeContacts, passCars } from '../../features/listings/contacts.store.ts';
import { lockCarsOf, lockDealerListings } from '../../features/listings/listings.store.ts';
import { closeCompany, lockCompany } from '../../features/dealers/company.store.ts';
import { openInvitationsOf } from '../../features/dealers/invitations.store.ts';
import { endSeat, lockTeam, recordTeamEvent, type Seat } from '../../features/dealers/team.store.ts';
import { talksWithDealer } from '../../features/messaging/conversations.store.ts';
import { endMembership, lockMembership } from '../../features/payments/memberships.store.ts';
import { openPaymentsOf } from '../../features/payments/payments.store.ts';
import { deleteWebhookOf } from '../../features/webhooks/webhooks.store.ts';
import { fail } from '../../lib/failure.ts';
import { removeAllListings } from '../listings/list-a-car.ts';
import { closeOffers } from '../offers/close-offers.ts';
import type { BuyingDeps } from '../payments/buy.ts';
import { abandon } from '../payments/settle-payment.ts';
import { cancelInvitation } from './answer-invitation.ts';
import { endTransfer } from './transfer-ownership.ts';

/**
 * Closes a dealership permanently in one transaction. Its listings are removed, its team is disbanded and open payments
 * are cancelled. Sales, reviews and messages stay. Lock order: team, cars, membership, payments.
 */
export function closeDealership(
  parts: BuyingDeps,
  { userId }: Reach,
  { dealerId, typedName }: { dealerId: number; typedName: string },
  now: Date,
): Promise<void> {
  return parts.db.transaction().execute(async (tx) => {
    const team = await lockTeam(tx, dealerId);
    const owner = team.find((seat) => seat.userId === userId) ?? fail('not_allowed');
    await lockCarsOf(tx, dealerId);
    await lockMembership(tx, { dealerId });
    const company = (await lockCompany(tx, dealerId)) ?? fail('not_allowed');
    if (!isOwner(owner.role) || !memberMay({ role: owner.role, standing: company.standing }, 'dealer.close'))
      fail('not_allowed');
    if (plain(typedName) !== plain(company.company_name))
      fail('bad_input', {
        fields: { company_name: [`Please type the name exactly as shown: ${company.company_name}`] },
      });
    for (const payment of await openPaymentsOf(tx, { dealer: dealerId }))
      await abandon(tx, parts, payment, userId, now);
    await closeOffers(tx, { dealerId }, { cause: 'account_closed', by: userId, now });
    // Read only now, because listings that waited for a payment have their earlier status back.
    await removeAllListings(tx, await lockDealerListings(tx, dealerId), now);
    for (const { id } of await openInvitationsOf(tx, dealerId)) await cancelInvitation(tx, id, userId, now);
    await endTransfer(tx, dealerId, { by: userId });
    await disbandTeam(tx, { dealerId, owner, team });
    await closeCompany(tx, dealerId, { by: userId, now });
    await endMembership(tx, dealerId, now);
    await deleteWebhookOf(tx, { dealer: dealerId });
    const colleagues = team.filter((seat) => seat !== owner).map((seat) => seat.userId);
    await announce(tx, { kind: 'dealer_closed', dealerId, team: colleagues, by: userId });
    await refreshConversations(tx, dealerId);
  });
}

/** The owner leaves last, so that every car has a contact while there is a team. */
async function disbandTeam(
  tx: Tx,
  { dealerId, owner, team }: { dealerId: number; owner: Seat; team: readonly Seat[] },
) {
  for (const { userId, role } of team.filter((seat) => seat !== owner)) {
    await passCars(tx, { dealerId, from: userId, to: owner.userId });
    await endSeat(tx, userId);
    await recordTeamEvent(tx, { dealerId, userId, kind: 'removed', role, actorId: owner.userId });
  }
  await closeContacts(tx, dealerId);
  await endSeat(tx, owner.userId);
  await recordTeamEvent(tx, { dealerId, userId: owner.userId, kind: 'left', role: 'owner', actorId: owner.userId });
  for (const { userId } of team) await announce(tx, { kind: 'session_changed', userId });
}

/** Open conversations show right away that no one will reply any more. */
async function refreshConversations(tx: Tx, dealerId: number): Promise<void> {
  for (const { id, others } of await talksWithDealer(tx, dealerId))
    await notify(tx, { to: others, event: { kind: 'conversation_changed', conversation_id: id } });
}

const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();
