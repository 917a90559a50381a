import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, text } from '../kit/shapes.ts';
import { staffMay } from '../access/staff-rights.ts';
import { carStatuses } from '../cars/cars.flow.ts';
import { ticketStatuses } from '../tickets/tickets.flow.ts';
import { userStatuses } from '../users/user-values.ts';

export const maxQuickSearch = 60;
/** Results of each kind. */
export const maxQuickResults = 5;

const Found = z
  .object({
    people: z.array(
      z.object({ id: Id, name: z.string(), avatar_url: z.string().nullable(), status: z.enum(userStatuses) }),
    ),
    cars: z.array(
      z.object({
        id: Id,
        title: z.string(),
        seller_name: z.string(),
        status: z.enum(carStatuses),
        /** The facts or words that match, if the title doesn't. */
        found_by: z.string().nullable(),
      }),
    ),
    tickets: z.array(
      z.object({
        id: Id,
        ticket_number: z.string(),
        subject: z.string(),
        user_name: z.string(),
        status: z.enum(ticketStatuses),
      }),
    ),
  })
  .meta({ title: 'QuickSearchResults' });
export type QuickSearchResults = z.output<typeof Found>;

export const quickSearch = {
  quickSearch: call('GET /api/analytics.php?action=quick_search', {
    summary: 'Find people, cars and tickets by name, title or number, each kind only for roles that may read it',
    who: staffMay('tickets.read'),
    limit: 'browse',
    input: z.object({ search: text(maxQuickSearch, { min: 2, tooShort: 'Please enter at least two characters' }) }),
    output: z.object({ success: z.literal(true), found: Found }),
  }),
};
