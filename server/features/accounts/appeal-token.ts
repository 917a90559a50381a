import { appealSeconds } from '@forecourt/contract/kit/limits.ts';
import { z } from 'zod';
import { fromBase64url, type Secrets } from '../../lib/secrets.ts';

/** The person refused at login, as identified by the provider. */
const Refused = z.strictObject({ userId: z.number(), gameAccountId: z.number(), until: z.number() });
type Refused = Omit<z.output<typeof Refused>, 'until'>;

/** Sealed with its own key. The token only allows reading and appealing the decision. */
export const sealRefused = (secrets: Secrets, { userId, gameAccountId }: Refused, now: Date): string =>
  secrets
    .seal(JSON.stringify({ userId, gameAccountId, until: now.getTime() + appealSeconds * 1000 }))
    .toString('base64url');

/** Null if the token isn't ours, was issued for another purpose or has expired. */
export function openRefused(secrets: Secrets, token: string | null, now: Date): Refused | null {
  if (token === null) return null;
  try {
    const { until, ...refused } = Refused.parse(JSON.parse(secrets.open(fromBase64url(token))));
    return until > now.getTime() ? refused : null;
  } catch {
    return null;
  }
}
