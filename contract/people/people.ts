import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, success, text } from '../kit/shapes.ts';
import { member, staffRoles } from '../kit/who.ts';
import { longEnough, maxSearch, purposes, shortestSearch } from './purposes.ts';

export const SearchText = text(maxSearch).regex(longEnough, `Please enter at least ${shortestSearch} letters`);

const FoundPerson = z
  .object({
    id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    company_name: z.string().nullable(),
    /** Why they cannot be chosen for this purpose, in a sentence. */
    refusal: z.string().nullable(),
    /** For the staff only. */
    known_to_staff: z
      .object({
        /** Null for those who may not know which characters are one person's. */
        username: z.string().nullable(),
        standing: z.string(),
        staff_role: z.enum(staffRoles).nullable(),
        member_since: Moment,
      })
      .nullable(),
  })
  .meta({ title: 'FoundPerson' });
export type FoundPerson = z.output<typeof FoundPerson>;

/** One search for all who choose people. There is none for visitors. */
export const people = {
  find: call('GET /api/users.php?action=find_people', {
    summary: 'Find people by name, for a purpose that decides who may look, who is found and what is shown',
    who: member,
    limit: 'people_search',
    input: z.object({
      purpose: z.enum(purposes),
      query: SearchText,
      /** Whose buyer is looked for; with `sale`. */
      car_id: Id.optional(),
    }),
    output: success('people', z.array(FoundPerson)),
    fails: ['not_allowed', 'car_not_found'],
  }),
};
