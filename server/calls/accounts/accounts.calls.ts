import type { accounts } from '@forecourt/contract/accounts/accounts.ts';
import type { ownAccount } from '@forecourt/contract/accounts/own-account.ts';
import type { publicProfile } from '@forecourt/contract/accounts/public-profile.ts';
import { signInSeconds } from '@forecourt/contract/kit/limits.ts';
import { fail } from '../../lib/failure.ts';
import { changeContactDetails } from '../../flows/accounts/change-contact-details.ts';
import { exchangeCode, readGameAccount, signInAs, startSignIn, type SignInDeps } from '../../flows/accounts/sign-in.ts';
import { removeAvatar, setAvatar } from '../../flows/photos/own-avatar.ts';
import type { PictureDeps } from '../../flows/photos/replace-picture.ts';
import { signOut } from '../../flows/accounts/sign-out.ts';
import type { Exchange, Handlers } from '../../lib/handlers.ts';
import { networkOf } from '../../lib/limits.ts';
import { avatarsOfCharacters } from '../../features/accounts/avatars.store.ts';
import { sessionSeconds } from '../../features/accounts/sessions.store.ts';
import { ownView } from '../../features/accounts/users.store.ts';

/**
 * All account calls except those for the user's own account (`own-account.calls.ts`) and public profiles
 * (`public-profile.calls.ts`).
 */
type Calls = Omit<Handlers<typeof accounts>, keyof typeof ownAccount | keyof typeof publicProfile>;

export function accountsCalls(parts: SignInDeps & PictureDeps): Calls {
  const { db } = parts;
  const proofOf = ({ readCookie, bearer }: Exchange) => ({ cookie: readCookie('sign_in'), bearer });

  return {
    async startSignIn(_input, _actor, { origin, setCookie }) {
      const { cookie, authorizeUrl } = await startSignIn(parts, origin, new Date());
      setCookie('sign_in', cookie, signInSeconds);
      return { authorize_url: authorizeUrl };
    },

    async exchangeToken({ code, state }, _actor, { readCookie, address, uses, signal }) {
      const bringer = { network: networkOf(address), isFirstTry: uses === 1, signal };
      const access_token = await exchangeCode(
        parts,
        { cookie: readCookie('sign_in'), code, state, bringer },
        new Date(),
      );
      return { access_token, token_type: 'Bearer', expires_in: signInSeconds };
    },

    async gameUser(_input, _actor, exchange) {
      const { id, username } = await readGameAccount(parts, proofOf(exchange), 'user_info_failed', new Date());
      return { user: { id, username } };
    },

    async characters(_input, _actor, exchange) {
      const { characters } = await readGameAccount(parts, proofOf(exchange), 'characters_failed', new Date());
      const known = await avatarsOfCharacters(
        db,
        characters.map(({ id }) => id),
      );
      return { characters: characters.map(({ id, name }) => ({ id, name, avatar_url: known.get(id) ?? null })) };
    },

    async authenticate({ gta_world_user, selected_character }, _actor, exchange) {
      const claimed = { gameAccountId: gta_world_user.id, characterId: selected_character.id };
      const { userId, sessionToken } = await signInAs(
        parts,
        proofOf(exchange),
        claimed,
        { earlierSession: exchange.readCookie('session'), userAgent: exchange.userAgent },
        new Date(),
      );
      exchange.clearCookie('sign_in');
      exchange.setCookie('session', sessionToken, sessionSeconds);
      return { success: true, user: await ownView(db, userId) };
    },

    // Doesn't clear an expired cookie, because a new login may have replaced it by the time this response arrives.
    checkSession: async (_input, actor) => ({
      authenticated: actor !== null,
      user: actor && (await ownView(db, actor.id)),
    }),

    async logout(_input, _actor, { readCookie, clearCookie }) {
      const token = readCookie('session');
      if (token) await signOut(db, token);
      clearCookie('session');
      return { success: true };
    },

    completeProfile: async ({ phone_number, routing_number }, { id }) => ({
      success: true,
      user: await changeContactDetails(db, id, { phone_number, routing_number }),
    }),
    updateProfile: async ({ phone_number, routing_number }, { id }) => ({
      success: true,
      user: await changeContactDetails(db, id, { phone_number, routing_number }),
    }),

    async setAvatar(_input, actor, { files: [file], signal, log }) {
      if (!file) return fail('bad_input', { fields: { avatar: ['Please select a picture'] } });
      return { success: true, user: await setAvatar(parts, actor, file, { signal, log }) };
    },
    removeAvatar: async (_input, actor, { log }) => ({ success: true, user: await removeAvatar(parts, actor, log) }),
  };
}
