import type { Character } from '@forecourt/contract/accounts/accounts.ts';
import { sentence } from '@forecourt/contract/kit/errors.ts';
import { api } from '../../lib/api.ts';
import { ApiError } from '@forecourt/contract/kit/client.ts';

/** A sign-in the provider has confirmed, waiting for the character. */
export interface OpenSignIn {
  token: string;
  gameUser: { id: number; username: string };
  characters: Character[];
}

const begun = new Map<string, Promise<OpenSignIn>>();

/** A code works once, so asking again for the same one (React's strict mode does) answers the same sign-in. */
export function openSignIn(code: string, state: string | undefined): Promise<OpenSignIn> {
  const open = begun.get(code) ?? exchange(code, state);
  begun.set(code, open);
  return open;
}

export async function authenticate({ token, gameUser }: OpenSignIn, character: Character) {
  const input = { gta_world_user: gameUser, selected_character: character };
  const { user } = await api.accounts.authenticate(input, { bearer: token });
  return user;
}

async function exchange(code: string, state: string | undefined): Promise<OpenSignIn> {
  if (!state) throw new ApiError('sign_in_not_started', sentence('sign_in_not_started'));
  const { access_token: token } = await api.accounts.exchangeToken({ code, state });
  // One after the other: the provider is slow, and the server asks it only for the first of the two.
  const { user } = await api.accounts.gameUser({}, { bearer: token });
  const { characters } = await api.accounts.characters({}, { bearer: token });
  return { token, gameUser: user, characters };
}
