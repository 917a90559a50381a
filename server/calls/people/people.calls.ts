import { sentence } from '@forecourt/contract/errors.ts';
import type { people } from '@forecourt/contract/people/people.ts';
import { peoplePurposes } from '@forecourt/contract/people/purposes.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import type { Database } from '../../database/database.ts';
import { findPeople } from '../../flows/people/find-people.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';

export const peopleCalls = (db: Database): Handlers<typeof people> => ({
  async find({ purpose, query, car_id }, actor) {
    const seeker = { ...reachOf(actor), staffRole: actor.staffRole };
    const found = await findPeople(db, seeker, { purpose, query, carId: car_id });
    const isForStaff = peoplePurposes[purpose].shows === 'staff';
    const canSeeCharacters = staffRoleMay(actor.staffRole, 'users.characters');
    return {
      success: true,
      people: found.map(({ id, name, avatar_url, company_name, is_dealer, ...more }) => ({
        id,
        name,
        avatar_url,
        company_name,
        refusal: purpose === 'invite' && is_dealer ? sentence('dealers_not_invited') : null,
        known_to_staff: isForStaff ? { ...more, username: canSeeCharacters ? more.username : null } : null,
      })),
    };
  },
});
