import { z } from 'zod';
import { fromBase64url, hashToken, type Secrets } from '../../lib/secrets.ts';

/** State the browser carries through the provider's login. Proves that the callback belongs to this browser. */
const SignInState = z.object({
  state: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
  until: z.number(),
});
type SignInState = z.output<typeof SignInState>;

/** Sealed in the browser's own cookie, so starting a login stores nothing and needs no rate limit. */
export const sealSignInState = (secrets: Secrets, begun: SignInState): string =>
  secrets.seal(JSON.stringify(begun)).toString('base64url');

/** Null if the cookie isn't ours or has expired. */
export function openSignInState(secrets: Secrets, cookie: string | null, now: Date): SignInState | null {
  if (!cookie) return null;
  try {
    const begun = SignInState.parse(JSON.parse(secrets.open(fromBase64url(cookie))));
    return begun.until > now.getTime() ? begun : null;
  } catch {
    return null;
  }
}

/** Key for counting attempts per login. Null if no login was started, which fails anyway. */
export function signInName(secrets: Secrets, cookie: string | null, now: Date): string | null {
  // Doesn't use the cookie text, because different texts can decrypt to the same content.
  const begun = openSignInState(secrets, cookie, now);
  return begun && hashToken(begun.state).toString('base64url');
}
