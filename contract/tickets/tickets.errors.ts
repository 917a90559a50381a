import type { Errors } from '../kit/error-shape.ts';

export const ticketsErrors = {
  ticket_not_found: { status: 404, sentence: 'Ticket not found' },
  ticket_not_possible: { status: 409, sentence: 'You can’t do this while the ticket is {status}' },
  own_ticket: { status: 403, sentence: 'You can’t handle your own ticket' },
  assigned_meanwhile: { status: 409, sentence: 'This ticket has been assigned to {name}' },
  merge_refused: { status: 409, sentence: 'You can’t merge these tickets because {reason}' },
  category_not_found: { status: 404, sentence: 'Category not found' },
  category_exists: { status: 409, sentence: 'A category with that name already exists' },
  template_not_found: { status: 404, sentence: 'Template not found' },
  template_exists: { status: 409, sentence: 'A template with that name already exists' },
} as const satisfies Errors;
