import pg, { type ClientConfig } from 'pg';

/** For the question whether a statement is still worked on: who does not answer it in time is asked again later. */
const askingMs = 5_000;

/** A connection that waits for an answer. */
interface OpsGauges {
  /** The process of the database that serves it; behind a pooler only that process itself knows. */
  pid: number;
  /** When that process began: numbers are given again. */
  began: string;
  /** Questions without an answer so far. */
  open: number;
  /** Since when it waits for the next answer. */
  since: number;
}

export interface LostConnections {
  /** To be waited for before the connection is used. */
  watch: (client: pg.ClientBase, timeoutMs: number) => Promise<void>;
  forget: (client: pg.ClientBase) => void;
  close: () => void;
}

/**
 * Work in the background may take its time, so that a long silence says nothing about a connection; but after one its
 * other end may never have heard the question, or its answer may be lost, and a job would wait for nothing. So the
 * database is asked, on a connection of its own, whether it works on what has had no answer for `afterMs`. What it does
 * not work on is ended on both sides: else the other end would keep its locks for as long as it believes in the first.
 */
export function lostConnections(config: ClientConfig, afterMs: number): LostConnections {
  const watched = new Map<pg.ClientBase, OpsGauges>();
  let isAsking = false;
  const timer = setInterval(() => void look(), afterMs / 2).unref();

  async function look(): Promise<void> {
    const latest = performance.now() - afterMs;
    const late = [...watched].filter(([, { open, since }]) => open > 0 && since < latest);
    if (late.length === 0 || isAsking) return;
    isAsking = true;
    const asked = late.map(([client, one]) => ({ client, one, since: one.since }));
    // While nobody answers, nothing is known: it is asked again.
    const lost = await endedThere(
      config,
      late.map(([, one]) => one),
      afterMs / 2,
    ).catch(() => new Set<number>());
    for (const { client, one, since } of asked)
      if (lost.has(one.pid) && one.open > 0 && one.since === since) void (client as unknown as pg.Client).end();
    isAsking = false;
  }

  return {
    async watch(client, timeoutMs) {
      const question = { text: whoServes, query_timeout: timeoutMs } as pg.QueryConfig;
      const { rows } = await client.query<Pick<OpsGauges, 'pid' | 'began'>>(question);
      const one: OpsGauges = { ...rows[0]!, open: 0, since: 0 };
      watched.set(client, one);
      noteAnswers(client, one);
    },
    forget: (client) => void watched.delete(client),
    close: () => clearInterval(timer),
  };
}

const whoServes = `select pid, extract(epoch from backend_start)::text as began
  from pg_stat_activity where pid = pg_backend_pid()`;

/** Those it does not work on: gone, waiting for a question, or for somebody to take or to send the rest of one. */
const endLost = `select given.pid, pg_terminate_backend(found.pid)
  from unnest($1::int[], $2::text[]) as given (pid, began)
  left join pg_stat_activity as found
    on found.pid = given.pid and extract(epoch from found.backend_start)::text = given.began
  where found.pid is null or (
    (found.state like 'idle%' or (found.state = 'active' and found.wait_event_type = 'Client'))
    and found.state_change < clock_timestamp() - make_interval(secs => $3))`;

async function endedThere(config: ClientConfig, late: OpsGauges[], idleMs: number): Promise<Set<number>> {
  const client = new pg.Client({
    ...config,
    connectionTimeoutMillis: askingMs,
    query_timeout: askingMs,
    application_name: 'forecourt, looking for lost connections',
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    // An answer may be on its way: only what has been idle for a while counts.
    const given = [late.map(({ pid }) => pid), late.map(({ began }) => began), idleMs / 1_000];
    const { rows } = await client.query<{ pid: number }>(endLost, given);
    return new Set(rows.map(({ pid }) => pid));
  } finally {
    // Not waited for: on a way that swallows everything it would have no end.
    void client.end();
  }
}

/** Each question is counted until its answer, whether it is waited for or called back with. */
function noteAnswers(client: pg.ClientBase, one: OpsGauges): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const answered = () => {
    one.open--;
    one.since = performance.now();
  };
  const asked = (...given: unknown[]) => {
    const last = given.at(-1);
    const isCalledBack = typeof last === 'function';
    const passed = isCalledBack
      ? [
          ...given.slice(0, -1),
          (...answer: unknown[]) => {
            answered();
            (last as (...answer: unknown[]) => void)(...answer);
          },
        ]
      : given;
    const answer = query(...passed);
    if (!isCalledBack && !(answer instanceof Promise)) return answer;
    if (one.open++ === 0) one.since = performance.now();
    if (answer instanceof Promise) answer.then(answered, answered);
    return answer;
  };
  Object.assign(client, { query: asked });
}
