import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely';
import type { PoolClient } from 'pg';
import { connect } from '../../server/database/database.ts';
import type { DB } from '../../server/database/types.generated.ts';

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;

/** The transaction that is rolled back. */
interface Outer {
  client: PoolClient;
  isOver: boolean;
}

/**
 * A connection whose actions can be undone, for a site that gets thousands of requests and must remember none of them.
 * Everything inside `undone` runs in one transaction that is then rolled back. The site's own transactions and single
 * statements become savepoints, so that a failure undoes no more than usual. Work that started inside and continues
 * afterwards (such as the job that asks the bank) uses the database directly.
 */
export function undoable() {
  let outer: Outer | null = null;
  let real: ReturnType<typeof connect>;
  let turn: Promise<void> = Promise.resolve();
  let parts = 0;

  /** Lets concurrent callers run one after another. */
  const enter = async (): Promise<() => void> => {
    const before = turn;
    const { promise, resolve } = Promise.withResolvers<void>();
    turn = promise;
    await before;
    return resolve;
  };

  function within(whole: Outer): PostgresPoolClient {
    const { client } = whole;
    const ask: Query = (text, values) => client.query(text, values as unknown[]);
    let open: { name: string; leave: () => void } | null = null;
    let own: PoolClient | null = null;
    // The savepoints of two transactions must not overlap, so the next begins when this one has ended.
    const begin: Query = async (text) => {
      const leave = await enter();
      if (whole.isOver) {
        leave();
        own = await real.pool.connect();
        return own.query(text);
      }
      open = { leave, name: `part_${(parts += 1)}` };
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
    const inItsTurn: Query = async (text, values) => {
      const leave = await enter();
      if (!whole.isOver) return alone(text, values).finally(leave);
      // The next one to be undone may hold a lock that this one waits for.
      leave();
      return real.pool.query(text, values as unknown[]);
    };
    const query: Query = (text, values) => {
      if (own) return own.query(text, values as unknown[]);
      if (/^(begin|start transaction)/.test(text)) return begin(text, values);
      // Runs the checks here that the database would run at commit.
      if (text === 'commit') return end('set constraints all immediate; release');
      if (text === 'rollback') return end('rollback to');
      return open === null ? inItsTurn(text, values) : ask(text, values);
    };
    return { query: query as PostgresPoolClient['query'], release: () => own?.release() };
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

  async function undone<T>(action: () => Promise<T>): Promise<T> {
    const whole = { client: await real.pool.connect(), isOver: false };
    await whole.client.query('begin');
    outer = whole;
    try {
      return await action();
    } finally {
      const leave = await enter();
      outer = null;
      whole.isOver = true;
      await whole.client.query('rollback').finally(leave);
      whole.client.release();
    }
  }
  return { connectRequests, undone };
}
