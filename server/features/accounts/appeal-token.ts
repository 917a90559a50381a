import { appealSeconds } from '@forecourt/contract/kit/limits.ts';
import { z } from 'zod';
import { fromBase64url, type Secrets } from '../../lib/secrets.ts';

/** Who was refused at the sign-in, as the provider vouched for them. */
const Refused = z.strictObject({ userId: z.number(), gameAccountId: z.number(), until: z.number() });
type Refused = Omit<z.output<typeof Refused>, 'until'>;

/** Sealed under a key of its own: with it the decision is read and appealed, and nothing else. */
export const sealRefused = (secrets: Secrets, { userId, gameAccountId }: Refused, now: Date): string =>
  secrets
    .seal(JSON.stringify({ userId, gameAccountId, until: now.getTime() + appealSeconds * 1000 }))
    .toString('base64url');

/** Null for what is not ours, was meant for something else, or whose time is over. */
export function openRefused(secrets: Secrets, token: string | null, now: Date): Refused | null {
  if (token === null) return null;
  try {
    const { until, ...refused } = Refused.parse(JSON.parse(secrets.open(fromBase64url(token))));
    return until > now.getTime() ? refused : null;
  } catch {
    return null;
  }
}
