import type { Errors } from '../kit/error-shape.ts';

export const ticketsErrors = {
  ticket_not_found: { status: 404, sentence: 'Ticket not found' },
  ticket_not_possible: { status: 409, sentence: 'This is not possible while the ticket is {status}' },
  own_ticket: { status: 403, sentence: 'You cannot handle your own ticket' },
  assigned_meanwhile: { status: 409, sentence: 'This ticket was assigned to {name} in the meantime' },
  category_not_found: { status: 404, sentence: 'Category not found' },
  category_exists: { status: 409, sentence: 'There is a category of that name already' },
  template_not_found: { status: 404, sentence: 'Template not found' },
  template_exists: { status: 409, sentence: 'There is a template of that name already' },
} as const satisfies Errors;
