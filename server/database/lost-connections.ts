import pg, { type ClientConfig } from 'pg';

/** For the query that checks statements. If it times out, it's repeated later. */
const checkTimeoutMs = 5_000;

/** A connection that is waiting for a response. */
interface WatchedConnection {
  /** The database process that serves it. Behind a pooler only that process itself knows. */
  pid: number;
  /** When that process started, because ids are reused. */
  began: string;
  /** Number of queries without a response. */
  open: number;
  /** When it began to wait for the next response. */
  since: number;
}

export interface LostConnections {
  /** Must be awaited before the connection is used. */
  watch: (client: pg.ClientBase, timeoutMs: number) => Promise<void>;
  forget: (client: pg.ClientBase) => void;
  close: () => void;
}

/**
 * Background work may take long, so silence alone says nothing about a connection. But the server may never have
 * received the query, or its response may be lost, and a job would wait in vain. So a separate connection asks the
 * database whether it's working on queries that have had no response for `afterMs`. Those it isn't working on are ended
 * on both sides, because otherwise the server would keep their locks.
 */
export function lostConnections(config: ClientConfig, afterMs: number): LostConnections {
  const connections = new Map<pg.ClientBase, WatchedConnection>();
  let isChecking = false;
  const timer = setInterval(() => void check(), afterMs / 2).unref();

  async function check(): Promise<void> {
    const latest = performance.now() - afterMs;
    const late = [...connections].filter(([, { open, since }]) => open > 0 && since < latest);
    if (late.length === 0 || isChecking) return;
    isChecking = true;
    const candidates = late.map(([client, one]) => ({ client, one, since: one.since }));
    // Without a response nothing is known, so it's asked again.
    const lost = await endedThere(
      config,
      late.map(([, connection]) => connection),
      afterMs / 2,
    ).catch(() => new Set<number>());
    for (const { client, one, since } of candidates)
      if (lost.has(one.pid) && one.open > 0 && one.since === since) void (client as unknown as pg.Client).end();
    isChecking = false;
  }

  return {
    async watch(client, timeoutMs) {
      const question = { text: servingProcess, query_timeout: timeoutMs } as pg.QueryConfig;
      const { rows } = await client.query<Pick<WatchedConnection, 'pid' | 'began'>>(question);
      const connection: WatchedConnection = { ...rows[0]!, open: 0, since: 0 };
      connections.set(client, connection);
      noteAnswers(client, connection);
    },
    forget: (client) => void connections.delete(client),
    close: () => clearInterval(timer),
  };
}

const servingProcess = `select pid, extract(epoch from backend_start)::text as began
  from pg_stat_activity where pid = pg_backend_pid()`;

/** Those the database isn't working on: gone, idle, or waiting for the client to send or receive. */
const endLost = `select given.pid, pg_terminate_backend(found.pid)
  from unnest($1::int[], $2::text[]) as given (pid, began)
  left join pg_stat_activity as found
    on found.pid = given.pid and extract(epoch from found.backend_start)::text = given.began
  where found.pid is null or (
    (found.state like 'idle%' or (found.state = 'active' and found.wait_event_type = 'Client'))
    and found.state_change < clock_timestamp() - make_interval(secs => $3))`;

async function endedThere(config: ClientConfig, late: WatchedConnection[], idleMs: number): Promise<Set<number>> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: checkTimeoutMs,
    query_timeout: checkTimeoutMs,
    application_name: 'forecourt, looking for lost connections',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // A response may be on its way, so only processes that have been idle for a while count.
    const params = [late.map(({ pid }) => pid), late.map(({ began }) => began), idleMs / 1_000];
    const { rows } = await client.query<{ pid: number }>(endLost, params);
    return new Set(rows.map(({ pid }) => pid));
  } finally {
    // Not awaited, because on a dead network it would never end.
    void client.end();
  }
}

/** Counts each query until its response, for promises and callbacks. */
function noteAnswers(client: pg.ClientBase, connection: WatchedConnection): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const answered = () => {
    connection.open--;
    connection.since = performance.now();
  };
  const countedQuery = (...args: unknown[]) => {
    const last = args.at(-1);
    const isCalledBack = typeof last === 'function';
    const passed = isCalledBack
      ? [
          ...args.slice(0, -1),
          (...answer: unknown[]) => {
            answered();
            (last as (...answer: unknown[]) => void)(...answer);
          },
        ]
      : args;
    const answer = query(...passed);
    if (!isCalledBack && !(answer instanceof Promise)) return answer;
    if (connection.open++ === 0) connection.since = performance.now();
    if (answer instanceof Promise) answer.then(answered, answered);
    return answer;
  };
  Object.assign(client, { query: countedQuery });
}
