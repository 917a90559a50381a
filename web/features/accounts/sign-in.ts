import type { Character } from '@forecourt/contract/accounts/accounts.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';
import { sentence } from '@forecourt/contract/errors.ts';
import * as api from '../../lib/api.ts';
import { tab } from '../../lib/storage.ts';
import { clearPendingLogout } from './pending-logout.ts';

/** A login that the provider has confirmed and that waits for the character. */
export interface OpenSignIn {
  token: string;
  gameUser: { id: number; username: string };
  characters: Character[];
}

/** The token survives a reload of the character list. It's useless without the browser's cookie. */
const key = 'forecourt.sign-in';

const begun = new Map<string, Promise<OpenSignIn>>();

/**
 * A code works only once, so a second call with the same code (React's strict mode makes one) returns the same login.
 */
export const openSignIn = (code: string, state: string | undefined) => once(code, () => exchange(code, state));

export const isSignInKept = () => tab.read(key) !== null;

/** Resumes the login that a reload interrupted, if there is one. */
export function resumeSignIn(): Promise<OpenSignIn> | null {
  const token = tab.read(key);
  return token === null ? null : once(token, () => resume(token));
}

function once(name: string, begin: () => Promise<OpenSignIn>): Promise<OpenSignIn> {
  const open = begun.get(name) ?? begin();
  begun.set(name, open);
  return open;
}

export async function authenticate({ token, gameUser }: OpenSignIn, character: Character) {
  const input = { gta_world_user: gameUser, selected_character: character };
  const { user } = await api.accounts.authenticate(input, { bearer: token });
  tab.remove(key);
  clearPendingLogout();
  return user;
}

async function exchange(code: string, state: string | undefined): Promise<OpenSignIn> {
  if (!state) throw tooLate();
  const { access_token: token } = await api.accounts.exchangeToken({ code, state });
  tab.write(key, token);
  return read(token);
}

async function resume(token: string): Promise<OpenSignIn> {
  try {
    return await read(token);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'no_sign_in_token') throw error;
    tab.remove(key);
    throw tooLate();
  } finally {
    begun.delete(token);
  }
}

async function read(token: string): Promise<OpenSignIn> {
  // Sequential, because the provider is slow and the server only needs it for the first of the two.
  const { user } = await api.accounts.gameUser({}, { bearer: token });
  const { characters } = await api.accounts.characters({}, { bearer: token });
  return { token, gameUser: user, characters };
}

const tooLate = () => new ApiError('sign_in_not_started', sentence('sign_in_not_started'));
