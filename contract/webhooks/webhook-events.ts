import type { EventRule } from './webhook-event.ts';

const car = {
  username: 'Grace Castellano',
  title: '2021 Karin Sultan',
  year: '2021',
  make: 'Karin',
  model: 'Sultan',
  posting_url: 'https://cars.example/car/42',
};
const ticket = {
  username: 'Mara Quinn',
  subject: 'My refund',
  ticket_url: 'https://cars.example/staff/tickets?ticket=7',
};

/** The site's channels, with the spec's names. Admins set up one webhook for each. */
export const channels = {
  'new-postings': {
    name: 'New postings',
    description: 'A listing went live.',
    type: 'public',
    colour: 0x2563eb,
    template: '**{username}** listed a {make} {model} for {price}: {posting_url}',
    example: { ...car, price: '$42,000' },
  },
  'new-featured': {
    name: 'Featured cars',
    description: 'A listing was featured.',
    type: 'public',
    colour: 0xd97706,
    template: 'Featured: {title} by **{username}**, {price}: {posting_url}',
    example: { ...car, price: '$42,000' },
  },
  'price-alert': {
    name: 'Price alerts',
    description: 'A listing’s price was lowered.',
    type: 'public',
    colour: 0x16a34a,
    template: '**{username}** lowered the price of {title} from {old_price} to {new_price}: {posting_url}',
    example: { ...car, old_price: '$42,000', new_price: '$38,000' },
  },
  sold: {
    name: 'Sold cars',
    description: 'A sale was recorded.',
    type: 'public',
    colour: 0x7c3aed,
    template: '**{username}** sold a {make} {model} for {price}.',
    example: { ...car, price: '$41,500' },
  },
  'new-user': {
    name: 'New members',
    description: 'Someone logged in for the first time.',
    type: 'private',
    colour: 0x0891b2,
    template: 'Welcome **{username}**!',
    example: { username: 'Mara Quinn' },
  },
  'dealer-application': {
    name: 'Dealer applications',
    description: 'Someone applied to become a dealer.',
    type: 'private',
    colour: 0xca8a04,
    template: '**{username}** applied to become a dealer: {application_url}',
    example: { username: 'Quinn Classics', application_url: 'https://cars.example/admin/dealer-applications' },
  },
  'dealer-payment': {
    name: 'Dealer payments',
    description: 'A dealer paid for its membership.',
    type: 'private',
    colour: 0x059669,
    template: '**{username}** paid {amount} for its {plan}.',
    example: { username: 'Eclipse Motors', amount: '$5,000', plan: 'monthly membership' },
  },
  tickets: {
    name: 'Support tickets',
    description: 'A ticket was opened, assigned or resolved.',
    type: 'system',
    colour: 0xdc2626,
    template: 'Ticket {action}: “{subject}” by **{username}** ({status}) {ticket_url}',
    example: { ...ticket, action: 'created', status: 'Open' },
  },
  reports: {
    name: 'Reports',
    description: 'Someone reported a listing, a conversation or a review.',
    type: 'system',
    colour: 0xe11d48,
    template: 'Someone reported {about}: {report_url}',
    example: { about: 'the listing “2021 Karin Sultan”', report_url: 'https://cars.example/staff/cars/reports' },
  },
  appeals: {
    name: 'Appeals',
    description: 'Someone appealed a decision.',
    type: 'system',
    colour: 0x9333ea,
    template: '**{username}** appealed a decision: “{subject}” {ticket_url}',
    example: { ...ticket, subject: 'Appeal: Listing flagged (2021 Karin Sultan)' },
  },
  'urgent-tickets': {
    name: 'Urgent tickets',
    description: 'A ticket was opened as urgent or became urgent.',
    type: 'system',
    colour: 0xb91c1c,
    template: 'Urgent ticket: “{subject}” by **{username}** {ticket_url}',
    example: { ...ticket, subject: 'My money is gone' },
  },
  'overdue-tickets': {
    name: 'Overdue tickets',
    description: 'A ticket’s first reply or solution is overdue. Sent once each time it becomes late.',
    type: 'system',
    colour: 0xea580c,
    template: 'Overdue ticket, {step}: “{subject}” by **{username}** {ticket_url}',
    example: { ...ticket, step: 'first reply' },
  },
  services: {
    name: 'Failing services',
    description: 'A service the site depends on is failing, or works again.',
    type: 'system',
    colour: 0x475569,
    template: '{service} {state}. {details} {services_url}',
    example: {
      service: 'Bank',
      state: 'is failing',
      details: 'There was no response within 10 seconds.',
      services_url: 'https://cars.example/staff/api',
    },
  },
} as const satisfies Record<string, EventRule & { type: 'public' | 'private' | 'system' }>;

/** Events of a dealer's own webhook. */
export const dealerEvents = {
  'new-car': {
    name: 'New cars',
    description: 'One of your cars went live.',
    colour: 0x2563eb,
    template: '{title} is for sale at {price}: {posting_url}',
    example: { ...car, price: '$42,000' },
  },
  price: {
    name: 'Lowered prices',
    description: 'The price of one of your cars was lowered.',
    colour: 0x16a34a,
    template: '{title} now costs {new_price}, down from {old_price}: {posting_url}',
    example: { ...car, old_price: '$42,000', new_price: '$38,000' },
  },
  'car-sold': {
    name: 'Sold cars',
    description: 'One of your cars was sold.',
    colour: 0x7c3aed,
    template: '{title} was sold for {price}.',
    example: { ...car, price: '$41,500' },
  },
  inquiry: {
    name: 'Inquiries',
    description: 'Someone asked about one of your cars.',
    colour: 0x0891b2,
    template: '**{username}** asked about {title}: {conversation_url}',
    example: { ...car, username: 'Mara Quinn', conversation_url: 'https://cars.example/messages/9' },
  },
  offer: {
    name: 'Offers',
    description: 'Someone made an offer on one of your cars.',
    colour: 0x0d9488,
    template: '**{username}** offered {amount} for {title}: {conversation_url}',
    example: { ...car, username: 'Mara Quinn', amount: '$40,000', conversation_url: 'https://cars.example/messages/9' },
  },
  'offer-accepted': {
    name: 'Accepted offers',
    description: 'An offer on one of your cars was accepted, so the car is reserved.',
    colour: 0x15803d,
    template: '{title} is reserved for **{username}** at {amount}: {conversation_url}',
    example: { ...car, username: 'Mara Quinn', amount: '$40,000', conversation_url: 'https://cars.example/messages/9' },
  },
  meeting: {
    name: 'Meetings',
    description: 'A viewing, test drive or handover was proposed, agreed, changed or cancelled.',
    colour: 0x0d9488,
    template: '**{username}** {action} a {meeting} of {title} with {buyer}: {conversation_url}',
    example: {
      ...car,
      username: 'Mara Quinn',
      action: 'proposed',
      meeting: 'test drive',
      buyer: 'Mara Quinn',
      conversation_url: 'https://cars.example/messages/9',
    },
  },
} as const satisfies Record<string, EventRule>;

/** Events of a member's own webhook: their notifications. */
export const memberEvents = {
  notice: {
    name: 'Notifications',
    description: 'Your notifications.',
    colour: 0x2563eb,
    template: '{notice} {notice_url}',
    example: {
      kind: 'listing_expired',
      notice: 'Your listing “2021 Karin Sultan” has expired.',
      notice_url: 'https://cars.example/car/42',
    },
  },
} as const satisfies Record<string, EventRule>;

export type Channel = keyof typeof channels;
export type DealerEvent = keyof typeof dealerEvents;
export type WebhookEvent = Channel | DealerEvent | keyof typeof memberEvents;
export const channelNames = Object.keys(channels) as [Channel, ...Channel[]];
export const dealerEventNames = Object.keys(dealerEvents) as [DealerEvent, ...DealerEvent[]];

export const webhookEvents: Record<WebhookEvent, EventRule> = { ...channels, ...dealerEvents, ...memberEvents };

/** False for events from another version of the site. */
export const isWebhookEvent = (event: string): event is WebhookEvent => Object.hasOwn(webhookEvents, event);

/** The variables a template of this event can use, which are those of its example. */
export const variablesOf = (event: WebhookEvent): string[] => Object.keys(webhookEvents[event].example);
