import { expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { tabs } from '../tabs.ts';
import { noticeGroups } from './notice-groups.ts';
import { noticeKinds, noticeKindNames, type FactsOf, type NoticeKind } from './notice-kinds.ts';

const car = { car_id: 7, title: '2021 Karin Sultan' };
const sale = { sale_id: 5, title: '2021 Karin Sultan' };
const meeting = {
  meeting_id: 6,
  conversation_id: 4,
  what: 'test_drive',
  title: '2021 Karin Sultan',
  name: 'Kenji Mori',
} as const;
const payment = { payment_id: 9, kind: 'featured', subject: '2021 Karin Sultan', amount: 2500 } as const;
const ticket = { ticket_id: 12, subject: 'My refund' };
const review = { user_id: 7, car: '2021 Karin Sultan', of: 'Eclipse Motors' };
const ad = { ad_id: 5, title: 'A quick Karin' };
const offer = { offer_id: 8, conversation_id: 4, title: '2021 Karin Sultan', amount: 40_000 };
const facts: { [kind in NoticeKind]: FactsOf<kind> } = {
  listing_ends_soon: car,
  listing_expired: car,
  plate_duplicated: { ...car, other_title: '2021 Karin Sultan', other_id: 8 },
  favourite_price_lowered: { ...car, from: 42_000, to: 38_000 },
  favourite_target_reached: { ...car, price: 38_000 },
  favourite_sold: car,
  search_matched: { ...car, cars: 1, searches: [{ id: 4, name: 'Fast sedans' }] },
  search_cheaper: { ...car, cars: 2, searches: [{ id: 4, name: 'Fast sedans' }] },
  search_digest: { frequency: 'daily', cars: 3, searches: [{ id: 4, name: 'Fast sedans' }] },
  wanted_digest: { ad_id: 5, ads: 2, people: 2, cars: 1, title: '2021 Karin Sultan' },
  wanted_replied: { ...ad, seller: 'Grace Castellano', car: '2021 Karin Sultan', conversation_id: 4 },
  wanted_ends_soon: ad,
  wanted_expired: ad,
  wanted_decided: { ...ad, outcome: 'flagged', reason: 'It names a phone number' },
  wanted_report_decided: { ...ad, outcome: 'dismissed', reason: 'It breaks no rule' },
  wanted_reported: ad,
  offer_received: { ...offer, who: 'Kenji Mori' },
  offer_countered: { ...offer, who: 'Eclipse Motors' },
  offer_accepted: { ...offer, who: 'Eclipse Motors', hours: 48 },
  offer_declined: { ...offer, who: 'Eclipse Motors' },
  offer_withdrawn: { ...offer, who: 'Kenji Mori' },
  offer_expired: offer,
  offer_closed: { ...offer, cause: 'sold' },
  offer_hold_ended: { ...offer, buyer: 'Kenji Mori', reason: null },
  offer_is_next: { ...offer, who: 'Kenji Mori' },
  offer_line_moved: offer,
  dealer_listed_cars: { ...car, company: 'Eclipse Motors', dealer_id: 3, cars: 2 },
  sale_to_confirm: { ...sale, seller: 'Grace Castellano', conversation_id: 4 },
  sale_confirmed: { ...sale, buyer: 'Kenji Mori' },
  sale_disputed: { ...sale, buyer: 'Kenji Mori', ticket_id: 12 },
  sale_withdrawn: { ...sale, seller: 'Grace Castellano' },
  sale_decided: { ...sale, outcome: 'annul', reason: 'The car never changed hands', ticket_id: 12 },
  sale_excluded: { ...sale, reason: 'The amount wasn’t paid' },
  sale_amount_proposed: { ...sale, seller: 'Grace Castellano', amount: 40_000, conversation_id: null },
  sale_amount_answered: { ...sale, buyer: 'Kenji Mori', agreed: true },
  meeting_proposed: { ...meeting, is_change: false },
  meeting_answered: { ...meeting, outcome: 'declined', is_change: true },
  meeting_cancelled: { ...meeting, reason: 'My car broke down' },
  meeting_closed: { ...meeting, cause: 'sold' },
  meeting_passed_on: meeting,
  meeting_begins_soon: { ...meeting, place: 'Gate 3, Vinewood' },
  meeting_over: meeting,
  meeting_revealed: { ...meeting, answer: 'came' },
  payment_completed: { ...payment, goes_back: false },
  payment_failed: payment,
  payment_refunded: { ...payment, reason: 'It was a mistake' },
  membership_ends_soon: { company: 'Eclipse Motors' },
  membership_in_grace: { company: 'Eclipse Motors', grace_days: 7 },
  membership_ended: { company: 'Eclipse Motors' },
  ticket_answered: ticket,
  ticket_resolved: ticket,
  ticket_merged: { ...ticket, merged: 'Refund, again' },
  invitation_received: { company: 'Eclipse Motors', conversation_id: 4 },
  team_joined: { company: 'Eclipse Motors', name: 'Pia Moreau' },
  team_left: { company: 'Eclipse Motors', name: 'Pia Moreau' },
  seat_ended: { company: 'Eclipse Motors' },
  team_role_changed: { company: 'Eclipse Motors', role: 'manager' },
  review_asked: { side: 'seller', car: '2021 Karin Sultan', other: 'Mara Quinn' },
  review_received: { ...review, by: 'Mara Quinn' },
  review_answered: { ...review, by: 'Eclipse Motors' },
  review_hidden: { ...review, side: 'buyer', reason: 'It names a private address' },
  award_received: { user_id: 7, name: 'First sale' },
  award_revoked: { user_id: 7, name: 'Pillar of the community', reason: 'It was a mix-up' },
  review_reported: review,
  dealership_closed: { company: 'Eclipse Motors' },
  dealership_opened: { company: 'Eclipse Motors', reason: 'They asked us at the desk' },
  seat_given: { company: 'Eclipse Motors', role: 'manager' },
  member_added: { company: 'Eclipse Motors', name: 'Pia Moreau' },
  ownership_offered: { company: 'Eclipse Motors', name: 'Grace Castellano' },
  ownership_settled: { company: 'Eclipse Motors', name: 'Dev Okafor', outcome: 'declined' },
  membership_extended: { company: 'Eclipse Motors', days: 7, reason: 'For the outage' },
  company_renamed: { company: 'Eclipse Motors', from: 'Eclipse', reason: 'It was misspelt' },
  application_approved: { application_id: 3, company: 'Quinn Classics' },
  application_declined: { application_id: 3, company: 'Quinn Classics', notes: 'Too few cars so far.' },
  application_deleted: { application_id: 3, company: 'Quinn Classics', reason: 'Sent twice by mistake' },
  new_application: { application_id: 3, company: 'Quinn Classics', name: 'Mara Quinn' },
  report_decided: { ...car, outcome: 'dismissed', reason: 'The plates show that it is another car' },
  listing_decided: { ...car, outcome: 'removed', reason: 'The photos show another car' },
  dealership_decided: { company: 'Eclipse Motors', status: 'suspended', reason: 'Cars that were never delivered' },
  account_reinstated: { name: 'Mara Quinn' },
  staff_role_changed: { role: 'support', reason: 'Welcome to the team' },
  signed_out: { everywhere: false, reason: 'Someone else used your account' },
  appeal_decided: { ...ticket, outcome: 'reverse', reason: 'The photos were right' },
  conversation_report_decided: { report_id: 3 },
  person_warned: { report_id: 3, words: 'Please do not call people names.' },
  user_warned: { warning_id: 5, reason: 'Please don’t post the same car twice.' },
  review_report_decided: { user_id: 7, of: 'Eclipse Motors', is_hidden: true },
  new_appeal: ticket,
  urgent_ticket: ticket,
  car_reported: car,
  conversation_reported: { conversation_id: 4 },
  payment_in_doubt: payment,
  webhook_stopped: { channel: 'new-postings', why: 'The receiver answered 404' },
  own_webhook_stopped: { company: 'Eclipse Motors', why: 'The receiver answered 404' },
};
const sentenceFor = (kind: NoticeKind, times: number) => noticeKinds[kind].sentence(facts[kind] as never, times);

test.each(noticeKindNames)('%s is one well-formed sentence and contains the count when repeated', (kind) => {
  expect(sentenceFor(kind, 1)).toMatch(/^[“\p{Lu}].+[.\p{L}]$/u);
  expect(sentenceFor(kind, 1)).not.toContain('undefined');
  expect(sentenceFor(kind, 23)).toContain('23');
});

const everyTab = Object.values(tabs).flatMap((ofPage) => Object.values<{ path: string }>(ofPage));
const patterns = [...Object.values(pages), ...everyTab].map(
  ({ path }) => new RegExp(`^${path.replace(/\$\w+/g, '\\d+')}$`),
);

test.each(noticeKindNames)('%s links to an existing page', (kind) => {
  const [path] = noticeKinds[kind].link(facts[kind] as never).split(/[?#]/);
  expect(
    patterns.some((pattern) => pattern.test(path!)),
    path,
  ).toBe(true);
});

test('every group has at least one kind, and every kind has a group', () => {
  expect(new Set(noticeKindNames.map((kind) => noticeKinds[kind].group))).toEqual(new Set(Object.keys(noticeGroups)));
});

test('example sentences', () => {
  expect(sentenceFor('favourite_price_lowered', 1)).toBe(
    '“2021 Karin Sultan” from your favourites now costs $38,000, down from $42,000.',
  );
  expect(sentenceFor('payment_completed', 1)).toBe(
    'Your payment of $2,500 for featuring 2021 Karin Sultan was completed.',
  );
  expect(sentenceFor('ticket_answered', 3)).toBe('Your ticket “My refund” has 3 new replies.');
  expect(sentenceFor('listing_expired', 2)).toBe(
    'Your listing “2021 Karin Sultan” has expired. Renew it in one step. (2 times)',
  );
});
