import { waitMs } from '../../tools/test-timeouts.ts';
import { connect } from '../database/database.ts';

/** The database as tests use it: on a machine that is busy with something else no statement fails for being slow. */
export const connectWithRetry = (config: Parameters<typeof connect>[0], poolSize: number) =>
  connect(config, poolSize, { statementTimeoutMs: 0, connectionTimeoutMs: waitMs, idleTransactionMs: waitMs });
