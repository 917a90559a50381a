import type { Errors } from '../kit/error-shape.ts';

export const ticketsErrors = {
  ticket_not_found: { status: 404, sentence: 'Ticket not found' },
  ticket_not_possible: { status: 409, sentence: 'This is not possible while the ticket is {status}' },
  own_ticket: { status: 403, sentence: 'You cannot handle your own ticket' },
  assigned_meanwhile: { status: 409, sentence: 'This ticket was assigned to {name} in the meantime' },
  category_not_found: { status: 404, sentence: 'Category not found' },
  category_exists: { status: 409, sentence: 'There is already a category with that name' },
  template_not_found: { status: 404, sentence: 'Template not found' },
  template_exists: { status: 409, sentence: 'There is already a template with that name' },
} as const satisfies Errors;
