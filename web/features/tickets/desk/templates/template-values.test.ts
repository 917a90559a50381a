import { expect, test } from 'vitest';
import { fillTemplate, unknownVariables } from '@forecourt/contract/tickets/ticket-values.ts';
import { usedVariables, valuesFor } from './template-values.ts';

const ticket = {
  user_name: 'Johnny',
  ticket_number: 'TKT-000042',
  subject: 'Lost {user_name}',
  category_name: 'Other',
};

test('variables are replaced once, and text written by the user is never treated as a template', () => {
  const filled = fillTemplate(
    'Hi {user_name}, {ticket_number} “{subject}” – {staff_name}',
    valuesFor(ticket, { name: 'Mia' }),
  );
  expect(filled).toBe('Hi Johnny, Ticket #000042 “Lost {user_name}” – Mia');
});

test('unknown variables in braces are reported once', () => {
  expect(unknownVariables('{user_name} {usre_name} {usre_name} { user_name }')).toMatch(
    /^There is no \{usre_name\} and no \{ user_name \}\. You can use \{user_name\}, /,
  );
  expect(unknownVariables('{user_name} } and {')).toBeUndefined();
  expect(usedVariables('{staff_name} and {user_name}')).toEqual(['user_name', 'staff_name']);
});
