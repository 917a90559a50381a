import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import { connect } from '../../database/database.ts';
import type { DB } from '../../database/types.generated.ts';

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/**
 * A connection whose deeds can be undone, for a site that is asked thousands of things and must not remember one of
 * them: within `undone` all that it asks is asked inside one transaction, which is then taken back. A transaction of
 * the site is a part of that one, as is every single statement, so that what fails takes back no more than it would.
 */
export function undoable() {
  let outer: PoolClient | null = null;
  let real: ReturnType<typeof connect>;
  let turn: Promise<void> = Promise.resolve();
  let parts = 0;

  /** Several may ask at the same time; each part is whole before the next begins. */
  const inTurn = async <T>(deed: () => Promise<T>): Promise<T> => {
    const leave = await enter();
    return deed().finally(leave);
  };
  const enter = async (): Promise<() => void> => {
    const before = turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    turn = promise;
    await before;
    return resolve;
  };

  function within(client: PoolClient): PostgresPoolClient {
    const ask: Query = (text, values) => client.query(text, values as unknown[]);
    let open: { name: string; leave: () => void } | null = null;
    // What one transaction takes back or keeps must not be a part of another: the next begins when this one has ended.
    const begin = async () => {
      open = { leave: await enter(), name: `part_${(parts += 1)}` };
      return client.query(`set constraints all deferred; savepoint ${open.name}`);
    };
    const end = async (how: string) => {
      const { name, leave } = open!;
      const answer = await client.query(`${how} savepoint ${name}`);
      open = null;
      leave();
      return answer;
    };
    const alone: Query = async (text, values) => {
      await client.query('savepoint alone');
      try {
        const answer = await ask(text, values);
        await client.query('release savepoint alone');
        return answer;
      } catch (error) {
        await client.query('rollback to savepoint alone');
        throw error;
      }
    };
    const query: Query = (text, values) => {
      if (/^(begin|start transaction)/.test(text)) return begin();
      // What the database looks at when a transaction ends, it looks at here.
      if (text === 'commit') return end('set constraints all immediate; release');
      if (text === 'rollback') return end('rollback to');
      return open === null ? inTurn(() => alone(text, values)) : ask(text, values);
    };
    return { query: query as PostgresPoolClient['query'], release: () => undefined };
  }

  const connectRequests: typeof connect = (...given) => {
    real = connect(...given);
    const { pool } = real;
    const dialect = new PostgresDialect({
      pool: {
        connect: async () => (outer ? within(outer) : pool.connect()),
        end: () => pool.end(),
        options: pool.options,
      },
    });
    const db = new Kysely<DB>({ dialect });
    return { db, pool, close: () => db.destroy() };
  };

  async function undone<T>(deed: () => Promise<T>): Promise<T> {
    outer = await real.pool.connect();
    await outer.query('begin');
    try {
      return await deed();
    } finally {
      const ended = outer;
      await inTurn(() => ended.query('rollback'));
      outer = null;
      ended.release();
    }
  }
  return { connectRequests, undone };
}
