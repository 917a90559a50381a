import type { PaymentStatus } from '@forecourt/contract/payments/payments.flow.ts';
import type { Tx } from '../../database/database.ts';
import type { Announced } from '../../events/announcements.ts';
import {
  accountsInConversation,
  applicationFacts,
  buyerOfCar,
  carFacts,
  dealerFacts,
  invitationFacts,
  nameOf,
  paymentFacts,
  ticketFacts,
  whoKeepsCar,
} from '../../features/notices/facts.store.ts';
import { findTicket, partiesOf } from '../../features/tickets/tickets.store.ts';
import { teamWith } from '../../features/notices/recipients.store.ts';

/** What notices say of each kind of thing, and whom it is about; null where the thing is gone or nobody is to hear. */

export async function carNoticeFacts<More extends object>(tx: Tx, carId: number, more: More) {
  const car = await carFacts(tx, carId);
  if (!car) return null;
  const owner = { userId: car.seller_id, dealerId: car.dealer_id };
  return { subjectId: carId, carId, facts: { car_id: carId, title: car.title, ...more }, owner };
}

/** To those who keep an eye on it, while it can be seen. */
export async function favouriteNoticeFacts<More extends object>(tx: Tx, carId: number, more: More) {
  const car = await carFacts(tx, carId);
  if (!car || car.is_hidden) return null;
  const people = await whoKeepsCar(tx, carId);
  return { subjectId: carId, carId, facts: { car_id: carId, title: car.title, ...more }, people };
}

/** The buyer is asked to confirm the purchase and needs no second notice. */
export async function soldFavouriteNoticeFacts(tx: Tx, carId: number) {
  const said = await favouriteNoticeFacts(tx, carId, {});
  const buyerId = await buyerOfCar(tx, carId);
  return said && { ...said, people: said.people.filter((id) => id !== buyerId) };
}

/** Whoever of the staff has a part in the car does not hear that it was reported. */
export async function reportNoticeFacts(tx: Tx, carId: number) {
  const car = await carFacts(tx, carId);
  if (!car) return null;
  return { subjectId: carId, carId, facts: { car_id: carId, title: car.title }, staff: car.accounts };
}

/** To those who reported it. */
export async function reportedCarNoticeFacts<More extends object>(
  tx: Tx,
  carId: number,
  people: readonly number[],
  more: More,
) {
  const car = await carFacts(tx, carId);
  return car ? { subjectId: carId, carId, facts: { car_id: carId, title: car.title, ...more }, people } : null;
}

type Payment = NonNullable<Awaited<ReturnType<typeof paymentFacts>>>;

const factsOf = ({ id, kind, subject, amount }: Payment) => ({ payment_id: id, kind, subject, amount });

/** When it reached this status now. */
export async function paymentNoticeFacts<More extends object>(
  tx: Tx,
  { paymentId, was, status }: Announced<'payment_changed'>,
  reached: PaymentStatus,
  more: (payment: Payment) => More,
) {
  if (status !== reached || was === status) return null;
  const payment = await paymentFacts(tx, paymentId);
  // What the bank never opened was refused on the spot, to the one who asked for it.
  if (!payment || (status === 'failed' && payment.bank_payment_id === null)) return null;
  const facts = { ...factsOf(payment), ...more(payment) };
  return { subjectId: paymentId, carId: payment.car_id, facts, people: await payersOf(tx, payment) };
}

/** Who paid; of a dealer's membership also those who could have, who stand in for one who has left the team as well. */
async function payersOf(tx: Tx, { user_id, dealer_id, kind, has_left }: Payment): Promise<number[]> {
  if (dealer_id === null) return [user_id];
  const payer = has_left ? [] : [user_id];
  const isMembership = kind === 'membership' || kind === 'renewal';
  const told = isMembership || has_left ? [...payer, ...(await teamWith(tx, dealer_id, 'membership.pay'))] : payer;
  // Of a dealership that is closed there is nobody else.
  return told.length > 0 ? told : [user_id];
}

export async function doubtNoticeFacts(tx: Tx, paymentId: number) {
  const payment = await paymentFacts(tx, paymentId);
  if (!payment) return null;
  return { subjectId: paymentId, carId: payment.car_id, facts: factsOf(payment), staff: [payment.game_account_id] };
}

/** To those of the team whom the kind’s right names. */
export async function dealerNoticeFacts<More extends object>(tx: Tx, dealerId: number, more: More) {
  const dealer = await dealerFacts(tx, dealerId);
  if (!dealer) return null;
  const owner = { userId: null, dealerId };
  return { subjectId: dealerId, facts: { company: dealer.company_name, ...more }, owner };
}

/** Of somebody who came to it or left it. */
export async function memberNoticeFacts<More extends object>(tx: Tx, dealerId: number, userId: number, more: More) {
  const name = await nameOf(tx, userId);
  return name === undefined ? null : dealerNoticeFacts(tx, dealerId, { name, ...more });
}

/** To those whose seat on its team it is about, or was. */
export async function seatNoticeFacts<More extends object>(
  tx: Tx,
  dealerId: number,
  people: readonly number[],
  more: More,
) {
  const dealer = await dealerFacts(tx, dealerId);
  return dealer ? { subjectId: dealerId, facts: { company: dealer.company_name, ...more }, people } : null;
}

export async function ticketNoticeFacts<More extends object>(tx: Tx, ticketId: number, more: More) {
  const ticket = await ticketFacts(tx, ticketId);
  if (!ticket) return null;
  // Of a dispute the other side hears too.
  const people = await partiesOf(tx, ticketId);
  return { subjectId: ticketId, facts: { ticket_id: ticketId, subject: ticket.subject, ...more }, people };
}

/** To who was kept out, and is not any more. */
export async function accountNoticeFacts(tx: Tx, userId: number) {
  const name = await nameOf(tx, userId);
  return name === undefined ? null : { subjectId: userId, facts: { name }, people: [userId] };
}

/** To the person whom it is about. */
export const themselvesNoticeFacts = <F extends object>(userId: number, facts: F) => ({
  subjectId: userId,
  facts,
  people: [userId],
});

/** To the staff but for who decided and who has a part in it. */
export async function appealNoticeFacts(tx: Tx, ticketId: number) {
  const ticket = await findTicket(tx, ticketId);
  if (!ticket) return null;
  const facts = { ticket_id: ticketId, subject: ticket.subject };
  const { party_accounts, decider_account } = ticket;
  return {
    subjectId: ticketId,
    facts,
    staff: [...party_accounts, ...(decider_account === null ? [] : [decider_account])],
  };
}

/** Nobody of the staff handles their own. */
export async function urgentTicketNoticeFacts(tx: Tx, ticketId: number) {
  const ticket = await ticketFacts(tx, ticketId);
  if (!ticket) return null;
  const facts = { ticket_id: ticketId, subject: ticket.subject };
  return { subjectId: ticketId, facts, staff: [ticket.game_account_id] };
}

/** To the applicant, when it was decided so. */
export async function decisionNoticeFacts<More extends object>(
  tx: Tx,
  { applicationId, status }: Announced<'application_decided'>,
  reached: 'approved' | 'declined',
  more: (application: { review_notes: string | null }) => More,
) {
  const application = status === reached ? await applicationFacts(tx, applicationId) : undefined;
  if (!application) return null;
  const facts = { application_id: applicationId, company: application.company_name, ...more(application) };
  return { subjectId: applicationId, facts, people: [application.user_id] };
}

/** Nobody of the staff decides about their own. */
export async function applicationNoticeFacts(tx: Tx, applicationId: number) {
  const application = await applicationFacts(tx, applicationId);
  if (!application) return null;
  const facts = { application_id: applicationId, company: application.company_name, name: application.name };
  return { subjectId: applicationId, facts, staff: [application.game_account_id] };
}

export async function conversationNoticeFacts(tx: Tx, conversationId: number) {
  const staff = await accountsInConversation(tx, conversationId);
  return { subjectId: conversationId, facts: { conversation_id: conversationId }, staff };
}

export async function invitationNoticeFacts(
  tx: Tx,
  { invitationId, conversationId }: Pick<Announced<'invitation_brought'>, 'invitationId' | 'conversationId'>,
) {
  const invitation = await invitationFacts(tx, invitationId);
  if (!invitation) return null;
  const facts = { company: invitation.company_name, conversation_id: conversationId };
  return { subjectId: invitationId, facts, people: [invitation.invited_user_id] };
}
