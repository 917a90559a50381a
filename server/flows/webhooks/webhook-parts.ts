import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Pauses } from '../../features/webhooks/answers.rules.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Guard } from '../../outside/guarded-request/guarded-request.ts';

export interface DeliveryLimits extends Pauses {
  /** Time limit for one attempt, including the response. */
  attemptMs: number;
  /** Longer than one attempt, so that a worker keeps its webhook until the attempt is over. */
  leaseMs: number;
  /** Concurrent sends, separately for site channels and for webhooks of dealers and members. */
  maxParallel: number;
  /** Maximum slots per person, counting all their characters and the dealer they own. */
  maxPerPerson: number;
  /** Maximum slots per host and per network address. */
  maxPerTarget: number;
  /** Maximum delay if a new message wasn't announced. */
  pollMs: number;
}

/** With these pauses a message is tried about thirty times in a day. */
export const deliveryLimits: DeliveryLimits = {
  attemptMs: 10_000,
  leaseMs: 30_000,
  firstPauseMs: 5_000,
  longestPauseMs: 3_600_000,
  maxParallel: 32,
  maxPerPerson: 2,
  maxPerTarget: 8,
  pollMs: 5_000,
};

/** Dependencies for sending webhooks. */
export interface WebhookDeps {
  db: Database;
  guard: Guard;
  secrets: Secrets;
  /** Scheme and host of our own pages, for links. */
  origin: () => string;
  siteName: string;
  /** The host of the demo's chat. */
  ownChat: string | null;
  limits: DeliveryLimits;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
