import type { DealerClosing } from '@forecourt/contract/dealers/company.ts';
import { countOf, dayText } from '../../../lib/format.ts';

/** What ends with the dealership, of what there is. */
export function whatGoes(closing: DealerClosing): string[] {
  const { listings, drafts, colleagues, invitations, open_payments, paid_until } = closing;
  const these = (count: number, one: string, many?: string) => (count > 0 ? [countOf(count, one, many)] : []);
  return [
    ...these(listings, 'listing').map((all) => `${all}: off the market at once, with the time they were featured for`),
    ...these(drafts, 'draft'),
    ...these(colleagues, 'colleague').map((all) => `The places of you and ${all} on the team; they are told`),
    ...(colleagues === 0 ? ['Your place on the team'] : []),
    ...these(invitations, 'open invitation').map((all) => `${all}: cancelled`),
    ...these(open_payments, 'open payment').map(
      (all) => `${all}: given up, and refunded if somebody pays all the same`,
    ),
    ...(paid_until ? [`The membership, paid until ${dayText(paid_until)}: the rest of it is not paid back`] : []),
    'The Dealer Portal, for everybody, and your number, website and hours on the company’s page',
  ];
}

export const whatStays = ({ company_name, pending_sales }: DealerClosing): string[] => [
  `The company’s page, which says that ${company_name} has closed; nobody else can take its name`,
  'What it sold, and the reviews its buyers wrote',
  ...(pending_sales > 0
    ? [`${countOf(pending_sales, 'sale')} that the buyer has not confirmed: they still can, and staff decide disputes`]
    : []),
  'What was said in conversations; nobody can write to the company any more',
  'Receipts, for whoever paid',
];
