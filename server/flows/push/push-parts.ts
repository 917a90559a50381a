import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { PushSeal } from '../../features/push/push-keys-seal.ts';
import type { Guard } from '../../outside/guarded-request/guarded-request.ts';
import type { DeliveryLimits } from '../webhooks/webhook-parts.ts';

/** Dependencies for web push. */
export interface PushDeps {
  db: Database;
  guard: Guard;
  seal: PushSeal;
  siteName: string;
  /** The contact for push services that have trouble with our messages. */
  subject: string;
  limits: Pick<DeliveryLimits, 'attemptMs' | 'leaseMs' | 'maxParallel' | 'pollMs' | 'firstPauseMs' | 'longestPauseMs'>;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
