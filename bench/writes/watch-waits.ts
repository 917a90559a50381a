import type { ClientConfig } from 'pg';
import { connect } from '../../server/database/database.ts';

/** Looks every few milliseconds at what the busy connections are waiting for. Returns the share of each. */
export function watchWaits(config: ClientConfig): { stop: () => Promise<Map<string, number>> } {
  const { pool, close } = connect(config, 1, { statementTimeoutMs: 0 });
  const seen = new Map<string, number>();
  const ending = new AbortController();
  async function look(): Promise<void> {
    while (!ending.signal.aborted) {
      const { rows } = await pool.query<{ name: string; connections: number }>(`
        /* prepared waits */ select case when state = 'active' then coalesce(wait_event_type || ' ' || wait_event, 'CPU')
          else 'Node (idle in transaction)' end as name, count(*)::int as connections
        from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend' and state in ('active', 'idle in transaction') group by 1`);
      for (const { name, connections } of rows) seen.set(name, (seen.get(name) ?? 0) + connections);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  const looking = look();
  return {
    async stop() {
      ending.abort();
      await looking;
      await close();
      const all = [...seen.values()].reduce((sum, one) => sum + one, 0);
      return new Map([...seen].map(([name, one]) => [name, one / all]));
    },
  };
}
