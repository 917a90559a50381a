import { z } from 'zod';
import { fromBase64url, hashToken, type Secrets } from '../../lib/secrets.ts';

/** What a browser takes along to the provider: it proves that the answer belongs to it. */
const Begun = z.object({
  state: z.string(),
  codeVerifier: z.string(),
  redirectUri: z.string(),
  until: z.number(),
});
type Begun = z.output<typeof Begun>;

/** Sealed in the browser's own cookie, so that setting out stores nothing and need not be limited. */
export const sealBegun = (secrets: Secrets, begun: Begun): string =>
  secrets.seal(JSON.stringify(begun)).toString('base64url');

/** Null for a cookie that is not ours, and for one whose time is over. */
export function openBegun(secrets: Secrets, cookie: string | null, now: Date): Begun | null {
  if (!cookie) return null;
  try {
    const begun = Begun.parse(JSON.parse(secrets.open(fromBase64url(cookie))));
    return begun.until > now.getTime() ? begun : null;
  } catch {
    return null;
  }
}

/** By what the tries of one sign-in are counted; null where none was begun, which fails at once anyway. */
export function signInName(secrets: Secrets, cookie: string | null, now: Date): string | null {
  // Not by the cookie's text: it can be varied and still says the same.
  const begun = openBegun(secrets, cookie, now);
  return begun && hashToken(begun.state).toString('base64url');
}
