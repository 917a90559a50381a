import type { accounts } from '@forecourt/contract/accounts/accounts.ts';
import { signInSeconds } from '@forecourt/contract/kit/limits.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import {
  exchangeCode,
  readGameAccount,
  signInAs,
  startSignIn,
  type SignInParts,
} from '../../flows/accounts/sign-in.ts';
import type { Exchange, Handlers } from '../../lib/handlers.ts';
import { networkOf } from '../../lib/limits.ts';
import { hashToken } from '../../lib/secrets.ts';
import { endSession, sessionSeconds } from '../../features/accounts/sessions.store.ts';
import { ownView, publicView, saveContactDetails } from '../../features/accounts/users.store.ts';

export function accountsCalls(parts: SignInParts): Handlers<typeof accounts> {
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
      return { characters: characters.map(({ id, name }) => ({ id, name, avatar_url: null })) };
    },

    async authenticate({ gta_world_user, selected_character }, _actor, exchange) {
      const claimed = { gameAccountId: gta_world_user.id, characterId: selected_character.id };
      const { userId, sessionToken } = await signInAs(
        parts,
        proofOf(exchange),
        claimed,
        exchange.readCookie('session'),
        new Date(),
      );
      exchange.clearCookie('sign_in');
      exchange.setCookie('session', sessionToken, sessionSeconds);
      return { success: true, user: await ownView(db, userId) };
    },

    // A dead cookie is left alone: by the time this answer arrives, a new sign-in may have replaced it.
    checkSession: async (_input, actor) => ({
      authenticated: actor !== null,
      user: actor && (await ownView(db, actor.id)),
    }),

    async logout(_input, _actor, { readCookie, clearCookie }) {
      const token = readCookie('session');
      if (token) await signOut(db, hashToken(token));
      clearCookie('session');
      return { success: true };
    },

    completeProfile: ({ phone_number, routing_number }, { id }) =>
      changeContactDetails(db, id, { phone_number, routing_number }),
    updateProfile: ({ phone_number, routing_number }, { id }) =>
      changeContactDetails(db, id, { phone_number, routing_number }),

    user: async ({ id }) => (await publicView(db, id)) ?? fail('user_not_found'),
  };
}

const signOut = (db: Database, tokenHash: Buffer) =>
  db.transaction().execute(async (tx) => {
    const userId = await endSession(tx, tokenHash);
    if (userId !== null) await announce(tx, { kind: 'session_changed', userId });
  });

type ContactDetails = Parameters<typeof saveContactDetails>[2];

const changeContactDetails = (db: Database, userId: number, details: ContactDetails) =>
  db.transaction().execute(async (tx) => {
    await saveContactDetails(tx, userId, details);
    await announce(tx, { kind: 'session_changed', userId });
    return { success: true as const, user: await ownView(tx, userId) };
  });
