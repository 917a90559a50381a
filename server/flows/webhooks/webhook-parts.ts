import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { Pauses } from '../../features/webhooks/answers.rules.ts';
import type { Secrets } from '../../lib/secrets.ts';
import type { Guard } from '../../outside/guarded-request/guarded-request.ts';

export interface DeliveryLimits extends Pauses {
  /** One time it is sent, with the answer. */
  attemptMs: number;
  /** Longer than that: whoever has a webhook has it to the end. */
  leaseMs: number;
  /** To how many webhooks of the site, and to how many of dealers and members, at the same time. */
  atOnce: number;
  /** How many of these slots one person may hold, with all their characters and the dealer they own. */
  maxPerPerson: number;
  /** How many of them may lead to one host, and to one network address. */
  maxPerTarget: number;
  /** How long something lies at most when nobody said that it is there. */
  pollMs: number;
}

/** With these pauses a message is tried about thirty times in a day. */
export const deliveryLimits: DeliveryLimits = {
  attemptMs: 10_000,
  leaseMs: 30_000,
  firstPauseMs: 5_000,
  longestPauseMs: 3_600_000,
  atOnce: 32,
  maxPerPerson: 2,
  maxPerTarget: 8,
  pollMs: 5_000,
};

/** What is needed to tell somebody outside something. */
export interface WebhookDeps {
  db: Database;
  guard: Guard;
  secrets: Secrets;
  /** Scheme and host of our own pages, for the links. */
  origin: () => string;
  siteName: string;
  /** The host of the demo's chat. */
  ownChat: string | null;
  limits: DeliveryLimits;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
