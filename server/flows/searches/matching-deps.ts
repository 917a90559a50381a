import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';

export interface MatchingDeps {
  db: Database;
  /** Has the market's cars in memory. */
  market: Database;
  siteTimezone: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
}
