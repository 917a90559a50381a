import pg, { type ClientConfig } from 'pg';

/** Every table with its rows, each as one text, and every other object as PostgreSQL describes it. */
export async function everythingIn(client: pg.Client): Promise<Record<string, string>> {
  const ours = `nspname !~ '^pg_' and nspname <> 'information_schema'
    and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`;
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name from pg_class
    join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'r' and relpersistence = 'p' and ${ours}`);
  const found: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: content } = await client.query<{ all: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(line, e'\\n' order by line)), '') as all
       from (select (${rowIn(name)})::text as line from ${name} as t) as lines`,
    );
    found[name] = content[0]!.all;
  }
  const { rows: made } = await client.query<{ what: string; text: string }>(`
    select 'trigger ' || tgrelid::regclass::text || tgname as what, tgenabled::text || pg_get_triggerdef(pg_trigger.oid) as text
      from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
      where not tgisinternal and ${ours}
    union all
    select 'constraint ' || conrelid::regclass::text || conname, convalidated::text || pg_get_constraintdef(pg_constraint.oid)
      from pg_constraint join pg_class on pg_class.oid = conrelid join pg_namespace on pg_namespace.oid = relnamespace
      where ${ours}
    union all
    select 'index ' || indexrelid::regclass::text, indisvalid::text || pg_get_indexdef(indexrelid)
      from pg_index join pg_class on pg_class.oid = indrelid join pg_namespace on pg_namespace.oid = relnamespace
      where ${ours}`);
  for (const { what, text } of made) found[what] = text;
  return found;
}

/** No worker holds a job after a restore, and the queue's tables are recreated. */
function rowIn(name: string): string {
  if (name === 'graphile_worker.migrations') return 't.id';
  return name.includes('._private_job') ? "to_jsonb(t) - 'locked_at' - 'locked_by' - 'is_available'" : 't';
}

export async function askWith<Answer>(
  config: ClientConfig,
  ask: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    return await ask(client);
  } finally {
    await client.end();
  }
}
