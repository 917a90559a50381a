import { contract } from '@forecourt/contract/contract.ts';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../server/database/database.ts';
import type { DB } from '../server/database/types.generated.ts';
import { findSession } from '../server/features/accounts/sessions.store.ts';
import { collectInput, parseInput } from '../server/http/calls/input.ts';
import { hashToken } from '../server/lib/secrets.ts';

/** A measured request, and the call that answers it. */
export interface Asked {
  name: string;
  feature: keyof typeof contract;
  call: string;
  address: string;
  /** Each statement depends on the result before it. */
  inTurn?: boolean;
}

/** `who` runs first, the others in parallel or in sequence. */
export interface Statements {
  heard: Heard[];
  inTurn: boolean;
}

interface Heard {
  text: string;
  values: readonly unknown[];
}

/** The handlers of the measured features, on this database. */
export type HandlersOn = (db: Database) => Promise<Partial<Record<keyof typeof contract, object>>>;

/** Records the statements Forecourt runs for each request, starting with the session lookup. */
export async function captureQueries(
  pool: pg.Pool,
  requests: readonly Asked[],
  token: string,
  handlersOn: HandlersOn,
): Promise<Record<string, Statements>> {
  let heard: Heard[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      heard.push({ text: query.sql, values: query.parameters.map(asText) });
    },
  });
  const handlers = await handlersOn(db);
  const statements: Record<string, Statements> = {};
  for (const { feature, call, address, inTurn = false } of requests) {
    heard = [];
    const session = await findSession(db, hashToken(token));
    const rule = (contract[feature] as Record<string, AnyCall>)[call]!;
    const query = Object.fromEntries(new URL(address, 'http://x').searchParams);
    const handler = (handlers[feature] as Record<string, unknown>)[call] as (
      input: unknown,
      actor: unknown,
    ) => Promise<unknown>;
    await handler(parseInput(rule, collectInput(rule, query, {})), session?.actor);
    statements[address] = { heard, inTurn };
  }
  return statements;
}

/** Bytes as PostgreSQL parses them from text. */
const asText = (value: unknown): unknown => (Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value);
