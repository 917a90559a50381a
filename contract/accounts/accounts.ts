import { z } from 'zod';
import { maxPhotoBytes } from '../photos/photo-limits.ts';
import { call } from '../kit/call.ts';
import { done, emptyAsNull, Id, Moment, nothing, success } from '../kit/shapes.ts';
import { anyone, member, self, staffRoles, whoSignsIn } from '../access/who.ts';
import { teamRoles } from '../access/team-rights.ts';
import { PhoneNumber, RoutingNumber } from '../kit/contact-details.ts';
import { ownAccount } from './own-account.ts';
import { publicProfile } from './public-profile.ts';

/** The logged-in user, as only they see themselves. */
export const SessionUser = z
  .object({
    id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    is_dealer: z.boolean(),
    /** The dealer whose team they're on, and their role. */
    dealer_account_id: Id.nullable(),
    company_name: z.string().nullable(),
    logo_url: z.string().nullable(),
    team_role: z.enum(teamRoles).nullable(),
    staff_role: z.enum(staffRoles).nullable(),
    phone_number: z.string().nullable(),
    routing_number: z.string().nullable(),
    /** True if phone and routing number are both set. */
    profile_complete: z.boolean(),
    /** True if their game account has several characters. Only they can see it. */
    may_switch_character: z.boolean(),
    created_at: Moment,
  })
  .meta({ title: 'SessionUser' });
export type SessionUser = z.output<typeof SessionUser>;

export const GameUser = z.object({ id: Id, username: z.string() });
export const Character = z.object({ id: Id, name: z.string(), avatar_url: z.string().nullable() });
export type Character = z.output<typeof Character>;

export const ProfileCompletion = z.object({
  phone_number: PhoneNumber,
  routing_number: RoutingNumber,
  user_id: Id.optional(),
});

/** On the profile page both can be cleared. An empty value is stored as null. */
export const ProfileEdit = z.object({
  phone_number: emptyAsNull(PhoneNumber),
  routing_number: emptyAsNull(RoutingNumber),
  user_id: Id.optional(),
});

export const accounts = {
  startSignIn: call('POST /api/auth/start-sign-in', {
    summary: 'Start a login and get the address to send the browser to',
    who: whoSignsIn,
    input: nothing,
    output: z.object({ authorize_url: z.string() }),
  }),
  exchangeToken: call('POST /api/auth/gta-world-token', {
    summary: "Exchange the provider's code for an opaque login token. The provider's own token stays on the server.",
    who: whoSignsIn,
    limit: 'sign_in',
    input: z.object({ code: z.string().min(1).max(2000), state: z.string().min(1).max(200) }),
    output: z.object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.number().int() }),
    fails: ['sign_in_not_started', 'start_sign_in_again', 'token_exchange_failed'],
  }),
  gameUser: call('GET /api/auth/gta-world-user', {
    summary: 'Get the game account that is logging in (bearer: the login token)',
    who: anyone,
    limit: 'sign_in',
    input: nothing,
    output: z.object({ user: GameUser }),
    fails: ['no_sign_in_token', 'user_info_failed'],
  }),
  characters: call('GET /api/auth/gta-world-characters', {
    summary: 'List the characters to select from (bearer: the login token)',
    who: anyone,
    limit: 'sign_in',
    input: nothing,
    output: z.object({ characters: z.array(Character) }),
    fails: ['no_sign_in_token', 'characters_failed'],
  }),
  authenticate: call('POST /api/auth/authenticate', {
    summary: 'Log in as one of the provider’s characters',
    who: whoSignsIn,
    limit: 'sign_in',
    input: z.object({
      gta_world_user: GameUser.partial({ username: true }).strict(),
      selected_character: Character.partial({ name: true, avatar_url: true }).strict(),
    }),
    output: success('user', SessionUser),
    fails: ['no_sign_in_token', 'authentication_failed', 'account_suspended', 'account_banned'],
  }),
  checkSession: call('GET /api/auth/check-session.php', {
    summary: 'Get the logged-in user',
    who: anyone,
    input: nothing,
    output: z.object({ authenticated: z.boolean(), user: SessionUser.nullable() }),
  }),
  logout: call('POST /api/auth/logout.php', {
    summary: 'Sign out on this device',
    who: anyone,
    input: nothing,
    output: done,
  }),
  completeProfile: call('POST /api/auth/complete-profile', {
    summary: 'Set the phone and routing number needed to sell and pay',
    who: self('user_id'),
    limit: 'profile',
    input: ProfileCompletion,
    output: success('user', SessionUser),
  }),
  updateProfile: call('PUT /api/users.php?action=update_profile', {
    summary: 'Change or remove your phone and routing number',
    who: self('user_id'),
    limit: 'profile',
    input: ProfileEdit,
    output: success('user', SessionUser),
  }),
  setAvatar: call('POST /api/users.php?action=set_avatar', {
    summary: 'Set your profile picture. Accepts JPG, PNG, GIF or WebP content and crops it to a square.',
    who: member,
    limit: 'upload',
    input: nothing,
    files: { avatar: { atMost: 1, maxBytes: maxPhotoBytes } },
    output: success('user', SessionUser),
    fails: ['file_too_large', 'too_many_files', 'photo_refused', 'busy_with_photos'],
  }),
  removeAvatar: call('DELETE /api/users.php?action=remove_avatar', {
    summary: 'Remove your profile picture',
    who: member,
    limit: 'profile',
    input: nothing,
    output: success('user', SessionUser),
  }),
  ...publicProfile,
  ...ownAccount,
};
