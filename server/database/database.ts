import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg, { type ClientConfig } from 'pg';
import { lostConnections } from './lost-connections.ts';
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
  /**
   * How long its answer is waited for, whatever has become of the database or of the way to it; 0 for ever. A little
   * longer than the statement may take, unless said otherwise: who still lives answers by then, be it with a refusal.
   */
  answerTimeoutMs?: number;
  /** After so long without an answer it is looked whether the database works on it at all; 0 for never. */
  lostAfterMs?: number;
  /** How long is waited for a free connection. */
  connectionTimeoutMs?: number;
  /** How long a transaction may hold what it holds without asking anything. */
  idleTransactionMs?: number;
}

/** For jobs: a statement takes its time while the database works on it. None takes ten minutes. */
export const inTheBackground = { statementTimeoutMs: 0, answerTimeoutMs: 600_000, lostAfterMs: 10_000 } as const;

/**
 * A process that is killed leaves its statements running, with their locks: without this, a migration would go on to its
 * end, and the next start would wait for it. PostgreSQL can't notice it on Windows, and refuses the setting there.
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
  // Compiling what runs for a few milliseconds costs more than it gives.
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
    // Where nothing is waited for or a job may wait long, a machine that is gone is noticed after 20 seconds.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: connectionSeconds,
    application_name: 'forecourt',
    // Said by each connection itself: a pooler in between takes no settings with the greeting. It is waited for.
    onConnect: (client) => prepare(client) as unknown as void,
  });
  // A connection that breaks is replaced by the pool; without these listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    endWhenSilent(client);
    prepareNamed(client);
  });
  pool.on('remove', (client) => lost?.forget(client));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  // Who never asked through `db` has it end nothing.
  const close = async () => {
    await db.destroy();
    if (!pool.ending) await pool.end();
    lost?.close();
  };
  return { db, pool, close };
}

/** What the driver says of an answer that did not come in time. */
const noAnswer = 'Query read timeout';

/** The driver gives up waiting and keeps the connection, behind whose missing answer the next one would wait in turn. */
function endWhenSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const asked = (...given: unknown[]) => {
    const answer = query(...given);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === noAnswer) void (client as unknown as pg.Client).end();
      });
    return answer;
  };
  Object.assign(client, { query: asked });
}

const isPrepared = /^\s*\/\* prepared (\w*)/;
/** A plan takes a few hundred kilobytes in the database for every connection, so that few shapes are named. */
const maxShapes = 60;
/** Connections end after a while, so that those named are the ones that are asked now. */
const connectionSeconds = 1_800;

/**
 * A statement that begins with `/* prepared name *\/` is planned once per connection instead of every time: for those
 * that are asked most, are always the same but for their values, and whose plan does not depend on these. One that
 * comes in many shapes begins with `/* prepared *\/`: a shape that a connection is asked for the second time is named
 * by its text.
 */
function prepareNamed(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const shapes = new Map<string, string | null>();
  function nameOf(text: string): string | undefined {
    const given = isPrepared.exec(text)?.[1];
    if (given !== '') return given;
    const known = shapes.get(text);
    if (known) return known;
    // Those that were asked only once give way to others.
    if (known === undefined && shapes.size >= maxShapes)
      for (const [one, name] of shapes) if (!name) shapes.delete(one);
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
