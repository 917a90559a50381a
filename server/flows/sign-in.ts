import { sentenceTime } from '../site-time.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { announce } from '../events/announce.ts';
import { fail } from '../failure.ts';
import {
  findPending,
  GameAccount,
  keepGameAccount,
  keepProviderToken,
  startPending,
  takePending,
} from '../features/accounts/pending-sign-ins.store.ts';
import { recordRefusal } from '../features/accounts/refusals.store.ts';
import { createSession, endSession } from '../features/accounts/sessions.store.ts';
import { signInRefusal } from '../features/accounts/standing.rules.ts';
import { recordSignIn } from '../features/accounts/users.store.ts';
import type { GameSignIn } from '../outside/game-sign-in/game-sign-in.ts';
import { hashToken, newToken, sameHash, type Secrets } from '../secrets.ts';

export interface SignInParts {
  db: Database;
  secrets: Secrets;
  gameSignIn: GameSignIn;
  config: Pick<Config, 'siteTimezone'>;
}

/** What the browser holds while a sign-in is under way: the cookie it cannot read and the bearer it was given. */
export interface SignInProof {
  cookie: string | null;
  bearer: string | null;
}

/** Step 1: remember what will prove that the answer belongs to this browser, and say where to send it. */
export async function startSignIn({ db, gameSignIn }: SignInParts, origin: string) {
  const cookie = newToken();
  const redirectUri = `${origin}/auth/callback`;
  const { authorizeUrl, state, codeVerifier } = await gameSignIn.begin(origin, redirectUri);
  await startPending(db, { cookieHash: hashToken(cookie), stateHash: hashToken(state), codeVerifier, redirectUri });
  return { cookie, authorizeUrl };
}

/** Step 2: the code for the provider's token, which stays here; the browser gets an opaque one in its place. */
export async function exchangeCode(
  parts: SignInParts,
  cookie: string | null,
  code: string,
  state: string,
): Promise<string> {
  const { db, gameSignIn, secrets } = parts;
  const pending = cookie ? await findPending(db, hashToken(cookie)) : undefined;
  if (!pending || !sameHash(pending.state_hash, hashToken(state))) return fail('sign_in_not_started');
  const providerToken = await gameSignIn
    .exchange({ code, state, codeVerifier: pending.code_verifier, redirectUri: pending.redirect_uri })
    .catch((cause: unknown) => fail('token_exchange_failed', { cause }));
  const bearer = newToken();
  const kept = await keepProviderToken(db, pending.cookie_hash, hashToken(bearer), secrets.seal(providerToken));
  return kept ? bearer : fail('sign_in_not_started');
}

/** Step 3: who that is and which characters they have, asked of the provider once. */
export async function readGameAccount(
  parts: SignInParts,
  proof: SignInProof,
  failure: 'user_info_failed' | 'characters_failed',
): Promise<GameAccount> {
  const { db, gameSignIn, secrets } = parts;
  const pending = await provenPending(db, proof);
  if (pending.game_account !== null) return GameAccount.parse(pending.game_account);
  if (!pending.provider_token) return fail('no_sign_in_token');
  const sealed = pending.provider_token;
  const account = await Promise.try(() => gameSignIn.readAccount(secrets.open(sealed))).catch((cause: unknown) =>
    fail(failure, { cause }),
  );
  await keepGameAccount(db, pending.cookie_hash, account);
  return account;
}

/** Step 4: a session as one of those characters. Whatever else the browser claims is refused. */
export async function signInAs(
  { db, config }: SignInParts,
  proof: SignInProof,
  claimed: { gameAccountId: number; characterId: number },
  earlierSession: string | null,
): Promise<{ userId: number; sessionToken: string }> {
  const pending = await provenPending(db, proof);
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
    if (!(await takePending(tx, pending.cookie_hash))) fail('no_sign_in_token');
    const user = await recordSignIn(tx, { gameAccount: { id: account.id, username: account.username }, character });
    const refusal = signInRefusal(user, new Date());
    if (refusal) {
      const until = 'until' in refusal ? sentenceTime(refusal.until, config.siteTimezone) : '';
      fail(refusal.code, { words: { reason: refusal.reason, until } });
    }
    const earlier = earlierSession ? await endSession(tx, hashToken(earlierSession)) : null;
    await createSession(tx, hashToken(sessionToken), user.id);
    if (user.is_new) await announce(tx, { kind: 'member_joined', userId: user.id, name: character.name });
    for (const userId of new Set([user.id, ...(earlier === null ? [] : [earlier])])) {
      await announce(tx, { kind: 'session_changed', userId });
    }
    return user.id;
  });
  return { userId, sessionToken };
}

async function provenPending(db: Database, { cookie, bearer }: SignInProof) {
  const pending = cookie && bearer ? await findPending(db, hashToken(cookie)) : undefined;
  if (!pending?.bearer_hash || !bearer || !sameHash(pending.bearer_hash, hashToken(bearer)))
    return fail('no_sign_in_token');
  return pending;
}
