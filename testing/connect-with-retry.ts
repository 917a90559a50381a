import { waitMs } from '../tools/test-timeouts.ts';
import { connect } from '../server/database/database.ts';

/** A database connection for tests, where no statement fails because the machine is busy. */
export const connectWithRetry = (config: Parameters<typeof connect>[0], poolSize: number) =>
  connect(config, poolSize, { statementTimeoutMs: 0, connectionTimeoutMs: waitMs, idleTransactionMs: waitMs });
