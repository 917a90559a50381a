import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, Moment, success, text } from '../kit/shapes.ts';
import { member, staffRoles } from '../access/who.ts';
import { longEnough, maxSearch, purposes, shortestSearch } from './purposes.ts';

export const SearchText = text(maxSearch).regex(longEnough, `Please enter at least ${shortestSearch} letters`);

const FoundPerson = z
  .object({
    id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    company_name: z.string().nullable(),
    /** One sentence that says why they can't be selected for this purpose. */
    refusal: z.string().nullable(),
    /** Only for staff. */
    known_to_staff: z
      .object({
        /** Null for callers who can't see which characters belong together. */
        username: z.string().nullable(),
        standing: z.string(),
        staff_role: z.enum(staffRoles).nullable(),
        member_since: Moment,
      })
      .nullable(),
  })
  .meta({ title: 'FoundPerson' });
export type FoundPerson = z.output<typeof FoundPerson>;

/** One user search for every picker. Visitors have none. */
export const people = {
  find: call('GET /api/users.php?action=find_people', {
    summary: 'Search users by name. The purpose decides who can search, who is found and what is shown.',
    who: member,
    limit: 'people_search',
    input: z.object({
      purpose: z.enum(purposes),
      query: SearchText,
      /** The car whose buyer is searched for, with `sale`. */
      car_id: Id.optional(),
    }),
    output: success('people', z.array(FoundPerson)),
    fails: ['not_allowed', 'car_not_found'],
  }),
};
