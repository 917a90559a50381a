import { gameServices, serviceTitles } from '@forecourt/contract/services/services.ts';
import { meetingNouns } from '@forecourt/contract/meetings/meeting-values.ts';
import { dollars } from '@forecourt/contract/notices/notice-words.ts';
import type { EventFacts } from '@forecourt/contract/webhooks/webhook-event.ts';
import type { Channel, DealerEvent } from '@forecourt/contract/webhooks/webhook-events.ts';
import type { Tx } from '../../database/database.ts';
import type { Announced } from '../../events/announcements.ts';
import type { ReactionPayload } from '../../events/reactions.ts';
import { findOffer } from '../../features/offers/offers.store.ts';
import { meetingFacts } from '../../features/notices/meeting-facts.store.ts';
import {
  applicationFacts,
  carFacts,
  carNameOf,
  nameOf,
  paymentFacts,
  salePriceOf,
  ticketFacts,
} from '../../features/webhooks/facts.store.ts';

/** The message for a site channel, and the one for the webhook of the car's dealer. */
interface WebhookMessages {
  facts: EventFacts;
  channel?: Channel;
  dealer?: { id: number | null; event: DealerEvent };
}

export type Cause = ReactionPayload<'write_deliveries'>['kind'];

/** Null if the subject is gone or nothing should be sent. */
type Say<kind extends Cause> = (tx: Tx, told: Announced<kind>) => Promise<WebhookMessages | null>;

/** The messages for each announcement that webhooks handle. The types require an entry for every one. */
export const causes: { [kind in Cause]: Say<kind> } = {
  car_listed: (tx, { carId }) =>
    carNoticeFacts(tx, carId, ({ price, dealer_id }, facts) => ({
      facts: withPrice(facts, price ?? 0),
      channel: 'new-postings',
      dealer: { id: dealer_id, event: 'new-car' },
    })),
  car_featured: (tx, { carId }) =>
    carNoticeFacts(tx, carId, ({ price }, facts) => ({ facts: withPrice(facts, price ?? 0), channel: 'new-featured' })),
  car_price_lowered: (tx, { carId, from, to }) =>
    carNoticeFacts(tx, carId, ({ dealer_id }, facts) => ({
      facts: {
        ...facts,
        price: dollars(to),
        values: { ...facts.values, old_price: dollars(from), new_price: dollars(to) },
      },
      channel: 'price-alert',
      dealer: { id: dealer_id, event: 'price' },
    })),
  car_sold: async (tx, { carId }) => {
    const price = await salePriceOf(tx, carId);
    if (price === null) return null;
    return carNoticeFacts(tx, carId, ({ dealer_id }, facts) => ({
      facts: withPrice(facts, price),
      channel: 'sold',
      dealer: { id: dealer_id, event: 'car-sold' },
    }));
  },
  car_asked_about: async (tx, { carId, conversationId, by }) => {
    const name = await nameOf(tx, by);
    if (name === undefined) return null;
    return carNoticeFacts(tx, carId, ({ dealer_id }, facts) => ({
      facts: { ...facts, values: { ...facts.values, username: name, conversation_url: `/messages/${conversationId}` } },
      dealer: { id: dealer_id, event: 'inquiry' },
    }));
  },
  offer_made: (tx, { offerId }) => offerFacts(tx, offerId, 'offer'),
  offer_accepted: (tx, { offerId }) => offerFacts(tx, offerId, 'offer-accepted'),
  meeting_proposed: (tx, { meetingId, isChange, by }) =>
    meetingWebhookFacts(tx, meetingId, isChange ? 'suggested another time or place for' : 'proposed', by),
  meeting_answered: (tx, { meetingId, outcome, isChange, by }) =>
    meetingWebhookFacts(
      tx,
      meetingId,
      `${outcome === 'withdrawn' ? 'withdrew' : outcome}${isChange ? ' a change of' : ''}`,
      by,
    ),
  meeting_cancelled: (tx, { meetingId, by }) => meetingWebhookFacts(tx, meetingId, 'cancelled', by),
  meeting_closed: (tx, { meetingId }) => meetingWebhookFacts(tx, meetingId, 'cancelled'),
  member_joined: async (_tx, { name }) => ({ facts: { values: { username: name } }, channel: 'new-user' }),
  application_submitted: async (tx, { applicationId }) => {
    const application = await applicationFacts(tx, applicationId);
    if (!application) return null;
    const values = { username: application.company_name, application_url: '/admin/dealer-applications' };
    return { facts: { values }, channel: 'dealer-application' };
  },
  payment_changed: async (tx, { paymentId, was, status }) => {
    if (status !== 'completed' || was === status) return null;
    const payment = await paymentFacts(tx, paymentId);
    // A payment that couldn't be delivered is refunded.
    if (!payment || payment.delivered_at === null) return null;
    const plan = plans[payment.kind];
    if (plan === undefined) return null;
    const values = { username: payment.subject, amount: dollars(payment.amount), plan };
    return { facts: { values }, channel: 'dealer-payment' };
  },
  ticket_opened: (tx, { ticketId }) => ticketNoticeFacts(tx, ticketId, 'created', 'Open'),
  ticket_assigned: (tx, { ticketId }) => ticketNoticeFacts(tx, ticketId, 'assigned', 'Assigned'),
  ticket_resolved: (tx, { ticketId }) => ticketNoticeFacts(tx, ticketId, 'resolved', 'Resolved'),
  ticket_became_urgent: (tx, { ticketId }) => staffTicketFacts(tx, ticketId, 'urgent-tickets'),
  ticket_overdue: (tx, { ticketId, step }) => staffTicketFacts(tx, ticketId, 'overdue-tickets', { step }),
  appeal_opened: (tx, { ticketId }) => staffTicketFacts(tx, ticketId, 'appeals'),
  car_reported: async (tx, { carId }) => {
    const title = await carNameOf(tx, carId);
    return title === undefined ? null : report(`the listing “${title}”`, '/staff/cars/reports');
  },
  // The chat learns neither who is involved nor what was written.
  conversation_reported: async () => report('a conversation', '/staff/messaging'),
  review_reported: async () => report('a review', '/staff/messaging/reviews'),
  service_changed: async (_tx, { service, isWorking, said }) => {
    const state = isWorking ? 'works again' : 'is failing';
    const services_url = gameServices.includes(service) ? '/staff/api' : '/staff/settings/services';
    const values = { service: serviceTitles[service], state, details: said, services_url };
    return { facts: { values }, channel: 'services' };
  },
};

const report = (about: string, report_url: string): WebhookMessages => ({
  facts: { values: { about, report_url } },
  channel: 'reports',
});

/** Only dealer purchases. Everything else is between the user and the bank. */
const plans: Record<string, string> = { membership: 'monthly membership', renewal: 'membership renewal' };

type Car = NonNullable<Awaited<ReturnType<typeof carFacts>>>;

async function carNoticeFacts(
  tx: Tx,
  carId: number,
  say: (car: Car, facts: EventFacts) => WebhookMessages,
): Promise<WebhookMessages | null> {
  const car = await carFacts(tx, carId);
  if (!car) return null;
  const { title, seller, year, make, model, picture } = car;
  const link = `/car/${carId}`;
  const values = {
    username: seller,
    title,
    year: String(year ?? ''),
    make: make ?? '',
    model: model ?? '',
    posting_url: link,
  };
  return say(car, { values, title, link, ...(picture !== null && { picture }) });
}

/** Private sellers have their notifications on their webhook instead. */
async function offerFacts(tx: Tx, offerId: number, event: DealerEvent): Promise<WebhookMessages | null> {
  const offer = await findOffer(tx, offerId);
  if (!offer || offer.dealer_id === null) return null;
  const { dealer_id: id, buyer_name: username, amount, conversation_id } = offer;
  return carNoticeFacts(tx, offer.car_id, (_car, facts) => ({
    facts: {
      ...facts,
      values: { ...facts.values, username, amount: dollars(amount), conversation_url: `/messages/${conversation_id}` },
    },
    dealer: { id, event },
  }));
}

/** For the dealer's webhook. Without anyone who did it, the site did. */
async function meetingWebhookFacts(
  tx: Tx,
  meetingId: number,
  action: string,
  by?: number,
): Promise<WebhookMessages | null> {
  const meeting = await meetingFacts(tx, meetingId);
  if (!meeting || meeting.dealer_id === null || meeting.car_id === null) return null;
  const { dealer_id: id, kind, conversation_id, buyer } = meeting;
  const username = by === undefined ? 'The site' : ((await nameOf(tx, by)) ?? 'Someone');
  const values = {
    username,
    action,
    meeting: meetingNouns[kind],
    buyer,
    conversation_url: `/messages/${conversation_id}`,
  };
  return carNoticeFacts(tx, meeting.car_id, (_car, facts) => ({
    facts: { ...facts, values: { ...facts.values, ...values } },
    dealer: { id, event: 'meeting' },
  }));
}

const withPrice = (facts: EventFacts, price: number): EventFacts => ({
  ...facts,
  price: dollars(price),
  values: { ...facts.values, price: dollars(price) },
});

async function ticketNoticeFacts(
  tx: Tx,
  ticketId: number,
  action: string,
  status: string,
): Promise<WebhookMessages | null> {
  const ticket = await ticketFacts(tx, ticketId);
  if (!ticket) return null;
  const ticket_url = `/staff/tickets?ticket=${ticketId}`;
  const values = { action, username: ticket.name, subject: ticket.subject, ticket_url, status };
  return { facts: { values }, channel: 'tickets' };
}

async function staffTicketFacts(
  tx: Tx,
  ticketId: number,
  channel: Channel,
  more: Record<string, string> = {},
): Promise<WebhookMessages | null> {
  const ticket = await ticketFacts(tx, ticketId);
  if (!ticket) return null;
  const ticket_url = `/staff/tickets?ticket=${ticketId}`;
  return { facts: { values: { username: ticket.name, subject: ticket.subject, ticket_url, ...more } }, channel };
}
