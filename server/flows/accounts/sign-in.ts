import { signInSeconds } from '@forecourt/contract/kit/limits.ts';
import { sentenceTime } from '../../lib/site-time.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { announce } from '../../events/announce.ts';
import { fail } from '../../lib/failure.ts';
import { sealRefused } from '../../features/accounts/appeal-token.ts';
import { openSignInState, sealSignInState } from '../../features/accounts/begun-sign-in.ts';
import {
  findPending,
  GameAccount,
  saveGameAccount,
  saveProviderToken,
  claimPending,
} from '../../features/accounts/pending-sign-ins.store.ts';
import { recordRefusal } from '../../features/accounts/refusals.store.ts';
import { createSession, endSession } from '../../features/accounts/sessions.store.ts';
import { deviceOf } from '../../features/accounts/device.rules.ts';
import { signInRefusal } from '../../features/accounts/standing.rules.ts';
import { recordSignIn } from '../../features/accounts/users.store.ts';
import type { GameSignIn } from '../../outside/game-sign-in/game-sign-in.ts';
import { hashToken, newToken, sameHash, type Secrets } from '../../lib/secrets.ts';
import { redeemCode, type CodeExchange, type CodeDeps } from './exchange-code.ts';

export interface SignInDeps extends CodeDeps {
  db: Database;
  /** Encrypts stored data. */
  secrets: Secrets;
  /** Encrypts the cookie the browser carries to the provider. */
  cookieSecrets: Secrets;
  /** Encrypts the token that lets a refused user appeal. */
  appealSecrets: Secrets;
  gameSignIn: GameSignIn;
  config: Pick<Config, 'siteTimezone'>;
}

/** The two proofs a browser has during login: an unreadable cookie and the bearer token it was given. */
export interface SignInProof {
  cookie: string | null;
  bearer: string | null;
}

/** Step 1: seals the proof that the callback belongs to this browser and returns the provider's address. */
export async function startSignIn({ cookieSecrets, gameSignIn }: SignInDeps, origin: string, now: Date) {
  const redirectUri = `${origin}/auth/callback`;
  const { authorizeUrl, state, codeVerifier } = await gameSignIn.begin(origin, redirectUri);
  const until = now.getTime() + signInSeconds * 1000;
  return { cookie: sealSignInState(cookieSecrets, { state, codeVerifier, redirectUri, until }), authorizeUrl };
}

interface Returned {
  cookie: string | null;
  code: string;
  state: string;
  bringer: CodeExchange;
}

/**
 * Step 2: exchanges the code for the provider's token, which stays on the server. The browser gets an opaque token
 * instead.
 */
export async function exchangeCode(parts: SignInDeps, returned: Returned, now: Date): Promise<string> {
  const { db, gameSignIn, secrets, cookieSecrets } = parts;
  const { cookie, code, state, bringer } = returned;
  const begun = openSignInState(cookieSecrets, cookie, now);
  const stateHash = hashToken(state);
  if (!begun || !sameHash(hashToken(begun.state), stateHash)) return fail('sign_in_not_started');
  const { codeVerifier, redirectUri } = begun;
  const providerToken = await redeemCode(parts, bringer, () =>
    gameSignIn.exchange({ code, state, codeVerifier, redirectUri }),
  );
  const bearer = newToken();
  const vouched = { stateHash, bearerHash: hashToken(bearer), sealedToken: secrets.seal(providerToken) };
  const kept = await saveProviderToken(db, vouched);
  return kept ? bearer : fail('sign_in_not_started');
}

/** Step 3: asks the provider once for the account and its characters. */
export async function readGameAccount(
  parts: SignInDeps,
  proof: SignInProof,
  failure: 'user_info_failed' | 'characters_failed',
  now: Date,
): Promise<GameAccount> {
  const { db, gameSignIn, secrets } = parts;
  const pending = await provenPending(parts, proof, now);
  if (pending.game_account !== null) return GameAccount.parse(pending.game_account);
  const account = await Promise.try(() => gameSignIn.readAccount(secrets.open(pending.provider_token))).catch(
    (cause: unknown) => fail(failure, { cause }),
  );
  await saveGameAccount(db, pending.state_hash, account);
  return account;
}

/** Step 4: creates a session as one of those characters. Any other character is refused. */
export async function signInAs(
  parts: SignInDeps,
  proof: SignInProof,
  claimed: { gameAccountId: number; characterId: number },
  { earlierSession, userAgent }: { earlierSession: string | null; userAgent: string | null },
  now: Date,
): Promise<{ userId: number; sessionToken: string }> {
  const { db, config, appealSecrets } = parts;
  const pending = await provenPending(parts, proof, now);
  const account = GameAccount.safeParse(pending.game_account).data;
  if (!account) return fail('authentication_failed');
  const character = account.characters.find(({ id }) => id === claimed.characterId);
  if (account.id !== claimed.gameAccountId || !character) {
    await recordRefusal(db, {
      userId: null,
      gameAccountId: account.id,
      call: 'accounts.authenticate',
      code: 'authentication_failed',
    });
    return fail('authentication_failed');
  }

  const sessionToken = newToken();
  const userId = await db.transaction().execute(async (tx) => {
    if (!(await claimPending(tx, pending.state_hash))) fail('no_sign_in_token');
    const { id, username, characters } = account;
    const user = await recordSignIn(tx, { gameAccount: { id, username, characters: characters.length }, character });
    const refusal = signInRefusal(user);
    if (refusal) {
      const { code, reason, until } = refusal;
      const appeal_token = sealRefused(appealSecrets, { userId: user.id, gameAccountId: account.id }, now);
      fail(code, {
        words: { reason, until: until ? sentenceTime(until, config.siteTimezone) : '' },
        restriction: { reason, until: until?.toISOString() ?? null, appeal_token },
      });
    }
    const earlier = earlierSession ? await endSession(tx, hashToken(earlierSession)) : null;
    await createSession(tx, hashToken(sessionToken), user.id, deviceOf(userAgent));
    if (user.is_new) await announce(tx, { kind: 'member_joined', userId: user.id, name: character.name });
    for (const userId of new Set([user.id, ...(earlier === null ? [] : [earlier])])) {
      await announce(tx, { kind: 'session_changed', userId });
    }
    return user.id;
  });
  return { userId, sessionToken };
}

async function provenPending({ db, cookieSecrets }: SignInDeps, { cookie, bearer }: SignInProof, now: Date) {
  const begun = openSignInState(cookieSecrets, cookie, now);
  const pending = begun && bearer ? await findPending(db, hashToken(begun.state)) : undefined;
  if (!pending || !bearer || !sameHash(pending.bearer_hash, hashToken(bearer))) return fail('no_sign_in_token');
  return pending;
}
