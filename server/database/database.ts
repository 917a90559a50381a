import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg, { type ClientConfig } from 'pg';
import { lostConnections } from './lost-connections.ts';
import type { DB } from './types.generated.ts';

export type Database = Kysely<DB>;
export type Tx = Transaction<DB>;
/** The parameter of a store, which works inside and outside a transaction. */
export type Queryable = Database | Tx;

export interface DatabaseConnection {
  db: Database;
  pool: pg.Pool;
  close: () => Promise<void>;
}

// Ids are bigint columns that stay far below 2^53, so they're returned as numbers.
const asNumber = { [pg.types.builtins.INT8]: Number };

const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    asNumber[oid] ?? pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
};

interface ConnectOptions {
  /** Statement timeout. 0 for background work, which may take longer. */
  statementTimeoutMs?: number;
  /**
   * How long to wait for a response, whatever has happened to the database or the network. 0 waits forever. By default
   * a little longer than the statement timeout, because a live server has responded by then, if only with an error.
   */
  answerTimeoutMs?: number;
  /** After this long without a response, checks whether the database is still working on it. 0 for never. */
  lostAfterMs?: number;
  /** How long to wait for a free connection. */
  connectionTimeoutMs?: number;
  /** How long a transaction may keep its locks while idle. */
  idleTransactionMs?: number;
}

/** For jobs: a statement may run as long as the database is working on it. None takes ten minutes. */
export const inTheBackground = { statementTimeoutMs: 0, answerTimeoutMs: 600_000, lostAfterMs: 10_000 } as const;

/**
 * For migrations and the demo's data. Their transactions may pause for as long as a busy machine needs between two
 * statements. Anything that ends a quiet connection would end the start.
 */
export const whilePreparing = { statementTimeoutMs: 0, idleTransactionMs: 0 } as const;

/**
 * A killed process leaves its statements running, with their locks. Without this, a migration would run to its end and
 * the next start would wait for it. PostgreSQL can't detect it on Windows, and rejects the setting there.
 */
const endWithUs = `select set_config('client_connection_check_interval', '2s', false)
  where version() !~* 'mingw|windows|visual c'`;

export function connect(
  config: ClientConfig,
  poolSize: number,
  {
    statementTimeoutMs = 5_000,
    answerTimeoutMs = statementTimeoutMs && statementTimeoutMs + 3_000,
    lostAfterMs = 0,
    connectionTimeoutMs = 5_000,
    idleTransactionMs = 15_000,
  }: ConnectOptions = {},
): DatabaseConnection {
  // JIT compilation costs more than it saves for statements of a few milliseconds.
  const settings = `set statement_timeout = ${statementTimeoutMs}; set idle_in_transaction_session_timeout = ${idleTransactionMs}; set jit = off; ${endWithUs}`;
  const lost = lostAfterMs ? lostConnections(config, lostAfterMs) : null;
  const prepare = async (client: pg.ClientBase) => {
    await client.query({ text: settings, query_timeout: connectionTimeoutMs } as pg.QueryConfig);
    await lost?.watch(client, connectionTimeoutMs);
  };
  const pool = new pg.Pool({
    ...config,
    types,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeoutMs,
    query_timeout: answerTimeoutMs,
    // Detects a dead machine after 20 seconds, even where nothing else times out.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: connectionSeconds,
    application_name: 'forecourt',
    // Set by each connection itself, because poolers don't pass startup settings on. The pool awaits this.
    onConnect: (client) => prepare(client) as unknown as void,
  });
  // The pool replaces broken connections. Without these listeners they'd end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endWhenSilent(client);
    prepareNamed(client);
  });
  pool.on('remove', (client) => lost?.forget(client));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  // If `db` was never used, destroying it closes nothing.
  const close = async () => {
    await db.destroy();
    if (!pool.ending) await pool.end();
    lost?.close();
  };
  return { db, pool, close };
}

/** The driver's message for a response that didn't arrive in time. */
const noAnswer = 'Query read timeout';

/** The driver stops waiting but keeps the connection, where the next query would wait behind the missing response. */
function endWhenSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watchedQuery = (...args: unknown[]) => {
    const answer = query(...args);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === noAnswer) void (client as unknown as pg.Client).end();
      });
    return answer;
  };
  Object.assign(client, { query: watchedQuery });
}

const isPrepared = /^\s*(?:select )?\/\* prepared (\w*)/;
/** Each plan takes a few hundred kilobytes per connection, so only a few shapes are prepared. */
const maxShapes = 60;
/** Connections are recycled, so that the prepared shapes stay current. */
const connectionSeconds = 1_800;

/**
 * A statement that begins with `/* prepared name *\/` is planned once per connection instead of every time. Suits
 * frequent statements that differ only in their values and whose plan doesn't depend on them. A statement that comes in
 * many shapes begins with `/* prepared *\/`: its second use on a connection is prepared under a hash of its text.
 */
function prepareNamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const shapes = new Map<string, string | null>();
  function nameOf(text: string): string | undefined {
    const explicitName = isPrepared.exec(text)?.[1];
    if (explicitName !== '') return explicitName;
    const known = shapes.get(text);
    if (known) return known;
    // Shapes used only once are evicted first.
    if (known === undefined && shapes.size >= maxShapes)
      for (const [shape, name] of shapes) if (!name) shapes.delete(shape);
    if (known === undefined && shapes.size >= maxShapes) return undefined;
    const name = known === null ? `shape_${createHash('sha1').update(text).digest('hex').slice(0, 20)}` : null;
    shapes.set(text, name);
    return name ?? undefined;
  }
  const named = (text: unknown, values: unknown, ...more: unknown[]) => {
    const name = typeof text === 'string' ? nameOf(text) : undefined;
    return name === undefined ? query(text, values, ...more) : query({ name, text, values }, ...more);
  };
  Object.assign(client, { query: named });
}
