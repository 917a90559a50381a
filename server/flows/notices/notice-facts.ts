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
  usersWithFavourite,
} from '../../features/notices/facts.store.ts';
import { findTicket, partiesOf } from '../../features/tickets/tickets.store.ts';
import { teamWith } from '../../features/notices/recipients.store.ts';

/** The facts and recipients of notifications by subject. Null if the subject is gone or no one should be notified. */

export async function carNoticeFacts<More extends object>(tx: Tx, carId: number, more: More) {
  const car = await carFacts(tx, carId);
  if (!car) return null;
  const owner = { userId: car.seller_id, dealerId: car.dealer_id };
  return { subjectId: carId, carId, facts: { car_id: carId, title: car.title, ...more }, owner };
}

/** Names the other listing. */
export async function duplicatePlateNoticeFacts(tx: Tx, carId: number, otherId: number) {
  const other = await carFacts(tx, otherId);
  return other ? carNoticeFacts(tx, carId, { other_title: other.title, other_id: otherId }) : null;
}

/** For users who saved the car, while it's visible. */
async function favouriteNoticeFacts<More extends object>(tx: Tx, carId: number, more: More) {
  const car = await carFacts(tx, carId);
  if (!car || car.is_hidden) return null;
  const people = await usersWithFavourite(tx, carId);
  return { subjectId: carId, carId, facts: { car_id: carId, title: car.title, ...more }, people };
}

/** Members whose target price it reached are notified of that instead. */
export async function loweredNoticeFacts(
  tx: Tx,
  carId: number,
  prices: { from: number; to: number },
  reached: readonly number[],
) {
  const content = await favouriteNoticeFacts(tx, carId, prices);
  return content && { ...content, people: content.people.filter((id) => !reached.includes(id)) };
}

/** For members who saved the car with a target price that it has reached. */
export async function targetNoticeFacts(tx: Tx, carId: number, price: number, reached: readonly number[]) {
  const content = await favouriteNoticeFacts(tx, carId, { price });
  return content && { ...content, people: content.people.filter((id) => reached.includes(id)) };
}

/** The buyer is asked to confirm the purchase and needs no second notification. */
export async function soldFavouriteNoticeFacts(tx: Tx, carId: number) {
  const content = await favouriteNoticeFacts(tx, carId, {});
  const buyerId = await buyerOfCar(tx, carId);
  return content && { ...content, people: content.people.filter((id) => id !== buyerId) };
}

/** Staff involved with the car aren't notified of the report. */
export async function reportNoticeFacts(tx: Tx, carId: number) {
  const car = await carFacts(tx, carId);
  if (!car) return null;
  return { subjectId: carId, carId, facts: { car_id: carId, title: car.title }, staff: car.accounts };
}

/** For the users who reported it. */
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

/** Only if the payment has this status now. */
export async function paymentNoticeFacts<More extends object>(
  tx: Tx,
  { paymentId, was, status }: Announced<'payment_changed'>,
  reached: PaymentStatus,
  more: (payment: Payment) => More,
) {
  if (status !== reached || was === status) return null;
  const payment = await paymentFacts(tx, paymentId);
  // A payment the bank never opened was refused right away, so the buyer already knows.
  if (!payment || (status === 'failed' && payment.bank_payment_id === null)) return null;
  const facts = { ...factsOf(payment), ...more(payment) };
  return { subjectId: paymentId, carId: payment.car_id, facts, people: await payersOf(tx, payment) };
}

/** The payer. For a dealer's membership also those who could have paid, who replace a payer who has left the team. */
async function payersOf(tx: Tx, { user_id, dealer_id, kind, has_left }: Payment): Promise<number[]> {
  if (dealer_id === null) return [user_id];
  const payer = has_left ? [] : [user_id];
  const isMembership = kind === 'membership' || kind === 'renewal';
  const recipients =
    isMembership || has_left ? [...payer, ...(await teamWith(tx, dealer_id, 'membership.pay'))] : payer;
  // A closed dealership has no one else.
  return recipients.length > 0 ? recipients : [user_id];
}

export async function doubtNoticeFacts(tx: Tx, paymentId: number) {
  const payment = await paymentFacts(tx, paymentId);
  if (!payment) return null;
  return { subjectId: paymentId, carId: payment.car_id, facts: factsOf(payment), staff: [payment.game_account_id] };
}

/** For team members with the right that the kind requires. */
export async function dealerNoticeFacts<More extends object>(tx: Tx, dealerId: number, more: More) {
  const dealer = await dealerFacts(tx, dealerId);
  if (!dealer) return null;
  const owner = { userId: null, dealerId };
  return { subjectId: dealerId, facts: { company: dealer.company_name, ...more }, owner };
}

/** About someone who joined or left the team. */
export async function memberNoticeFacts<More extends object>(tx: Tx, dealerId: number, userId: number, more: More) {
  const name = await nameOf(tx, userId);
  return name === undefined ? null : dealerNoticeFacts(tx, dealerId, { name, ...more });
}

/** For the members whose seat it concerns or concerned. */
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
  // In a dispute the other side is notified too.
  const people = await partiesOf(tx, ticketId);
  return { subjectId: ticketId, facts: { ticket_id: ticketId, subject: ticket.subject, ...more }, people };
}

/** Leads to the ticket that has everything now. */
export async function mergedTicketNoticeFacts(tx: Tx, ticketId: number, intoId: number) {
  const merged = await ticketFacts(tx, ticketId);
  return merged ? ticketNoticeFacts(tx, intoId, { merged: merged.subject }) : null;
}

/** For a user whose restriction has ended. */
export async function accountNoticeFacts(tx: Tx, userId: number) {
  const name = await nameOf(tx, userId);
  return name === undefined ? null : { subjectId: userId, facts: { name }, people: [userId] };
}

/** For the user concerned. */
export const themselvesNoticeFacts = <F extends object>(userId: number, facts: F) => ({
  subjectId: userId,
  facts,
  people: [userId],
});

/** For staff, except the decider and anyone involved. */
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

/** Staff don't handle their own tickets. */
export async function urgentTicketNoticeFacts(tx: Tx, ticketId: number) {
  const ticket = await ticketFacts(tx, ticketId);
  if (!ticket) return null;
  const facts = { ticket_id: ticketId, subject: ticket.subject };
  return { subjectId: ticketId, facts, staff: [ticket.game_account_id] };
}

/** For the applicant, if this was the decision. */
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

/** Staff don't decide their own applications. */
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
