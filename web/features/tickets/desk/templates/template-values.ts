import type { Ticket } from '@forecourt/contract/tickets/ticket-shapes.ts';
import { templateVariables, type TemplateVariable } from '@forecourt/contract/tickets/ticket-values.ts';
import { shownNumber } from '@forecourt/contract/tickets/tickets.flow.ts';
import type { Me } from '../me.ts';

type Values = Record<TemplateVariable, string>;

/** Variable values for a reply to this ticket. */
export const valuesFor = (
  ticket: Pick<Ticket, 'user_name' | 'ticket_number' | 'subject' | 'category_name'>,
  me: Pick<Me, 'name'>,
): Values => ({
  user_name: ticket.user_name,
  ticket_number: shownNumber(ticket.ticket_number),
  subject: ticket.subject,
  category_name: ticket.category_name,
  staff_name: me.name,
});

/** Sample values for the preview, where there's no ticket. */
export const exampleValues = (me: Pick<Me, 'name'>): Values => ({
  user_name: 'Alex Rivers',
  ticket_number: 'Ticket #000123',
  subject: 'My listing is gone',
  category_name: 'Listings',
  staff_name: me.name,
});

export const usedVariables = (content: string): TemplateVariable[] =>
  templateVariables.filter((name) => content.includes(`{${name}}`));
