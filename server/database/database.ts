import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg, { type ClientConfig } from 'pg';
import type { DB } from './types.generated.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;
/** What a store takes: it works inside a transaction as well as outside. */
export type Queryable = Database | Tx;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  close: () => Promise<void>;
}

// Ids are bigint columns and stay far below 2^53, so they travel as numbers.
const asNumber = { [pg.types.builtins.INT8]: Number };

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    asNumber[oid] ?? pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

interface ConnectOptions {
  /** How long one statement may take; 0 for work in the background, which may take its time. */
  statementTimeoutMs?: number;
  /** How long is waited for a free connection. */
  connectionTimeoutMs?: number;
  /** How long a transaction may hold what it holds without asking anything. */
  idleTransactionMs?: number;
}

export function connect(
  config: ClientConfig,
  poolSize: number,
  { statementTimeoutMs = 5_000, connectionTimeoutMs = 5_000, idleTransactionMs = 15_000 }: ConnectOptions = {},
): DatabaseConnection {
  const pool = new pg.Pool({
    ...config,
    types,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    application_name: 'forecourt',
    // Compiling what runs for a few milliseconds costs more than it gives.
    options: '-c jit=off',
  });
  // A connection that breaks is replaced by the pool; without these listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    prepareNamed(client);
  });
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

const nameOf = /^\s*\/\* prepared (\w+) \*\//;

/**
 * A statement that begins with `/* prepared name *\/` is planned once per connection instead of every time: for those
 * that are asked most, are always the same but for their values, and whose plan does not depend on these.
 */
function prepareNamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const named = (text: unknown, values: unknown, ...more: unknown[]) => {
    const name = typeof text === 'string' ? nameOf.exec(text)?.[1] : undefined;
    return name === undefined ? query(text, values, ...more) : query({ name, text, values }, ...more);
  };
  Object.assign(client, { query: named });
}
