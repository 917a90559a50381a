import type { Closing } from '@forecourt/contract/accounts/own-account.ts';
import { countOf } from '../../../lib/format.ts';

/** Everything this account would lose by closing. */
export function deletedItems(closing: Closing): string[] {
  const { listings, drafts, favourites, offers, meetings } = closing;
  const { open_payments, open_tickets, open_applications, groups, company_name } = closing;
  const these = (count: number, one: string, many?: string) => (count > 0 ? [countOf(count, one, many)] : []);
  return [
    'Your phone number, routing number and picture',
    ...these(listings, 'listing'),
    ...these(drafts, 'draft'),
    ...these(favourites, 'favourite'),
    ...these(offers, 'open offer').map((all) => `${all}: closed, and reserved cars are no longer reserved`),
    ...these(meetings, 'planned meeting').map((all) => `${all}: called off`),
    ...these(open_payments, 'open payment').map((all) => `${all}: cancelled. If you pay anyway, we’ll refund you.`),
    ...these(open_tickets, 'support ticket').map((all) => `${all}: closed`),
    ...these(open_applications, 'application').map((all) => `${all} to become a dealer: withdrawn`),
    ...these(groups, 'group').map((all) => `Your place in ${all}`),
    ...(company_name === null
      ? []
      : [`Your place on the ${company_name} team. A colleague becomes the contact for your cars.`]),
    'Your sessions. You’ll be signed out on every device.',
  ];
}

export const keptItems = [
  'Your name on messages you sent. Anyone who replies will see that the account is closed.',
  'Your sales and payments, with receipts',
  'Your offers and meetings, in the conversations they belong to',
  'Reviews you wrote and received',
];
