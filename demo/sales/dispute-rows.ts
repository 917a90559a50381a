import type { Ids } from '../cars/car-rows.ts';
import { daysBefore } from '../cars/history.ts';
import { disputedAt, type DemoSale } from './demo-sales.ts';

export interface Numbered extends DemoSale {
  id: number;
  ids: Ids;
}

interface Desk {
  id: number;
  staff: number;
  category: number;
}

const decisions = {
  uphold: 'We looked into this and the sale remains valid.',
  annul: 'We looked into this and annulled the sale.',
};

/** A dispute's ticket, with messages from both sides and staff. */
export function disputeRows(sale: Numbered, { id, staff, category }: Desk) {
  const { car, buyer, dispute, ids } = sale;
  if (!dispute || buyer === null || typeof buyer === 'string') throw new Error('No one disputes this sale');
  const opened = disputedAt(sale);
  const after = (hours: number) => daysBefore(opened, -hours / 24);
  const people = { buyer: ids.user(buyer.character), seller: ids.user(car.seller), staff };
  const { outcome } = dispute;
  const said = [
    ...dispute.said,
    ...(outcome
      ? [
          {
            by: 'staff' as const,
            afterHours: outcome.afterHours,
            text: `${decisions[outcome.decision]} ${outcome.reason}`,
          },
        ]
      : []),
  ];
  const first = said.find(({ by }) => by === 'staff');
  const last = said.at(-1)?.afterHours ?? 0;
  const inHand = first ? ('in_progress' as const) : ('open' as const);
  const status = outcome ? ('resolved' as const) : inHand;
  const ticket = {
    id,
    user_id: people.buyer,
    category_id: category,
    subject: `Disputed purchase: ${car.words.title ?? `${car.facts.year} ${car.model.make} ${car.model.model}`}`,
    description: dispute.reason,
    priority: 'high' as const,
    status,
    assigned_to: first ? staff : null,
    created_at: opened,
    updated_at: after(last),
    first_response_at: first ? after(first.afterHours) : null,
    resolved_at: outcome ? after(outcome.afterHours) : null,
    closed_at: null,
    rating: null,
    rating_comment: null,
    rated_at: null,
    sale_id: sale.id,
  };
  const responses = said.map(({ by, afterHours, text }) => ({
    ticket_id: id,
    author_id: people[by],
    is_staff: by === 'staff',
    is_internal: false,
    content: text,
    created_at: after(afterHours),
  }));
  return { ticket, responses };
}
