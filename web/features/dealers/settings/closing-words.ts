import type { DealerClosing } from '@forecourt/contract/dealers/company.ts';
import { countOf, dayText } from '../../../lib/format.ts';

/** Everything this dealership would lose by closing. */
export function deletedItems(closing: DealerClosing): string[] {
  const { listings, drafts, offers, meetings, colleagues, invitations, open_payments, paid_until } = closing;
  const these = (count: number, one: string, many?: string) => (count > 0 ? [countOf(count, one, many)] : []);
  return [
    ...these(listings, 'listing').map(
      (all) => `${all}: taken off the site right away, including any remaining featured time`,
    ),
    ...these(drafts, 'draft'),
    ...these(offers, 'open offer').map((all) => `${all}: closed, and reserved cars are no longer reserved`),
    ...these(meetings, 'planned meeting').map((all) => `${all}: called off`),
    ...these(colleagues, 'colleague').map((all) => `You and ${all} will leave the team. We’ll notify them.`),
    ...(colleagues === 0 ? ['Your place on the team'] : []),
    ...these(invitations, 'open invitation').map((all) => `${all}: cancelled`),
    ...these(open_payments, 'open payment').map(
      (all) => `${all}: cancelled. If someone pays anyway, we’ll refund them.`,
    ),
    ...(paid_until ? [`The membership, paid until ${dayText(paid_until)}. The remaining time isn’t refunded.`] : []),
    'Everyone’s access to the Dealer Portal, and the phone number, website and opening hours on the company’s page',
  ];
}

export const keptItems = ({ company_name, pending_sales }: DealerClosing): string[] => [
  `The company’s page, which says that ${company_name} has closed. No one else can use its name.`,
  'Its sales and its buyers’ reviews',
  ...(pending_sales > 0
    ? [
        `${countOf(pending_sales, 'sale')} not yet confirmed. Buyers can still confirm, and our staff will decide disputes.`,
      ]
    : []),
  'Past conversations. No one can message the company any more.',
  'Receipts, for those who paid',
];
