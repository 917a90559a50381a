import type { publicProfile as calls } from '@forecourt/contract/accounts/public-profile.ts';
import type { Database } from '../../database/database.ts';
import { ownPublicProfile, savePublicProfile } from '../../features/accounts/public-profile.store.ts';
import { publicProfile } from '../../flows/profiles/public-profile.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Actor, type Handlers } from '../../lib/handlers.ts';

export const publicProfileCalls = (db: Database): Handlers<typeof calls> => ({
  user: async ({ id }, actor) => (await publicProfile(db, id, actor && readerOf(actor))) ?? fail('user_not_found'),

  ownPublicProfile: async (_nothing, { id }) => ({ success: true, profile: await ownPublicProfile(db, id) }),

  async updatePublicProfile({ bio, website, specialties, experience_years, hides_as_buyer }, { id }) {
    const said = { bio, website, specialties, experience_years, hides_as_buyer };
    return { success: true, profile: await savePublicProfile(db, id, said) };
  },
});

const readerOf = (actor: Actor) => ({ ...reachOf(actor), staffRole: actor.staffRole });
