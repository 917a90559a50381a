import pg, { type ClientConfig } from 'pg';
import { StartError } from '../lib/start-error.ts';
import { checkSiteKind } from './site-kind.ts';
import { refuseHalfRestored, refuseNewer } from './versions.ts';

/** Opens one connection manually, so that problems are reported right away and in a sentence. */
export async function checkDatabase(config: ClientConfig, isDemo?: boolean, { mayBeHalf = false } = {}): Promise<void> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000, application_name: 'check of forecourt' });
  client.on('error', () => undefined);
  try {
    await client.connect().catch((cause: unknown) => {
      throw new StartError(whyNoConnection(cause, client), { cause });
    });
    await checkRights(client);
    if (!mayBeHalf) await refuseHalfRestored(client);
    await refuseNewer(client);
    if (isDemo !== undefined) await checkSiteKind(client, isDemo);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The connection target, without the password. */
type Target = Pick<pg.Client, 'host' | 'port' | 'user' | 'database'>;

function whyNoConnection(cause: unknown, { host, port, user, database }: Target): string {
  const { code = '', message = '' } = cause as { code?: string; message?: string };
  const place = host.startsWith('/') ? `in ${host}` : `at ${host}:${port}`;
  const check = 'Check DATABASE_URL.';
  switch (code) {
    case 'ECONNREFUSED':
    case 'ENOENT':
      return `No PostgreSQL responds ${place}. Start it, or correct host and port in DATABASE_URL.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The host ${host} is unknown here. Correct the host in DATABASE_URL.`;
    case '28P01':
      return `PostgreSQL ${place} rejects the password of the user "${user}". ${check}`;
    case '28000':
      return `PostgreSQL ${place} doesn’t accept the user "${user}" from here (${message}). Check DATABASE_URL and pg_hba.conf.`;
    case '3D000':
      return `PostgreSQL ${place} has no database named "${database}". Create it with: createdb --owner=${user} ${database}`;
    case '53300':
      return `PostgreSQL ${place} has no free connections. Raise its max_connections, or lower DATABASE_POOL.`;
    default:
      if (message.includes('client password must be a string'))
        return `PostgreSQL ${place} requires a password for the user "${user}", but DATABASE_URL contains none.`;
      return `PostgreSQL ${place} can’t be reached: ${message || code}. ${check}`;
  }
}

async function checkRights(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ user: string; database: string; may_make: boolean; stranger: string | null }>(`
    select current_user as user, current_database() as database,
      has_database_privilege(current_database(), 'create')
        and coalesce(has_schema_privilege(to_regnamespace('public'), 'create'), true) as may_make,
      (select pg_get_userbyid(relowner) from pg_class
        where relnamespace = to_regnamespace('public') and relkind in ('r', 'p') and not pg_has_role(relowner, 'usage')
        limit 1) as stranger`);
  const { user, database, may_make, stranger: owner } = rows[0]!;
  if (!may_make) {
    throw new StartError(
      `The user "${user}" can’t create tables in the database "${database}". Make it the owner: alter database "${database}" owner to "${user}"`,
    );
  }
  if (owner !== null) {
    throw new StartError(
      `The tables in the database "${database}" belong to "${owner}", but DATABASE_URL names the user "${user}". Connect as "${owner}", or transfer them: reassign owned by "${owner}" to "${user}"`,
    );
  }
}
