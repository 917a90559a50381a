import type { Closing } from '@forecourt/contract/accounts/own-account.ts';
import { countOf } from '../../../lib/format.ts';

/** What ends with the account, of what there is. */
export function whatGoes(closing: Closing): string[] {
  const { listings, drafts, favourites, open_payments, open_tickets, open_applications, groups, company_name } =
    closing;
  const these = (count: number, one: string, many?: string) => (count > 0 ? [countOf(count, one, many)] : []);
  return [
    'Your phone number, routing number and picture',
    ...these(listings, 'listing'),
    ...these(drafts, 'draft'),
    ...these(favourites, 'favourite'),
    ...these(open_payments, 'open payment').map((all) => `${all}: given up, and refunded if you pay all the same`),
    ...these(open_tickets, 'support ticket').map((all) => `${all}: closed`),
    ...these(open_applications, 'application').map((all) => `${all} to become a dealer: withdrawn`),
    ...these(groups, 'group').map((all) => `Your place in ${all}`),
    ...(company_name === null
      ? []
      : [`Your place on the team of ${company_name}; a colleague becomes the contact of your cars`]),
    'You are signed out, here and on every other device',
  ];
}

export const whatStays = [
  'Your name under messages you wrote; who writes back is told that the account is closed',
  'What you sold and paid, with the receipts',
  'Reviews you wrote and got',
];
