import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg, { type ClientConfig } from 'pg';

/** Created by initdb and therefore always a superuser. It administers the server and serves no requests. */
export const adminRole = 'forecourt';
/** The site's role. It owns its database and can't read files or run programs through it. */
export const siteRole = 'forecourt_site';
export const siteDatabase = 'forecourt';

/** Creates the site's role and database or corrects them. `password` is the role's. */
export async function ensureSite(admin: pg.Client, password: string): Promise<void> {
  const has = async (catalogue: string, column: string, name: string) =>
    (await admin.query(`select from ${catalogue} where ${column} = $1`, [name])).rowCount === 1;
  if (!(await has('pg_roles', 'rolname', siteRole))) await admin.query(`create role ${siteRole}`);
  await admin.query(
    `alter role ${siteRole} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
       password ${admin.escapeLiteral(password)}`,
  );
  if (await has('pg_database', 'datname', siteDatabase))
    await admin.query(`alter database ${siteDatabase} owner to ${siteRole}`);
  else await admin.query(`create database ${siteDatabase} owner ${siteRole}`);
}

/**
 * For data folders created before the site had its own role, when everything in its database belonged to the admin. All
 * of it changes owner, or none if the start is interrupted. `reassign owned` doesn't work because it rejects the role
 * of initdb.
 */
export async function handOver(admin: ClientConfig): Promise<void> {
  const client = new pg.Client({ ...admin, database: siteDatabase });
  await client.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ change: string }>(ownedByAdmin, [adminRole]);
    for (const { change } of rows) await client.query(`alter ${change} owner to ${siteRole}`);
    await client.query('commit');
  } finally {
    await client.end();
  }
}

/** Sequences of columns follow their table, and objects of an extension stay with it. */
const ownedByAdmin = `
  with ours as (
    select oid, nspowner from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'
  ), kept as (
    select objid from pg_depend where deptype = 'e'
    union all
    select objid from pg_depend where classid = 'pg_class'::regclass and deptype in ('a', 'i')
      and refclassid = 'pg_class'::regclass and refobjsubid > 0
  ), admin as (select oid from pg_roles where rolname = $1)
  select 'schema ' || ours.oid::regnamespace as change from ours join admin on nspowner = admin.oid
  union all
  select case relkind when 'S' then 'sequence ' when 'v' then 'view ' when 'm' then 'materialized view '
                      when 'c' then 'type ' else 'table ' end || pg_class.oid::regclass
    from pg_class join ours on relnamespace = ours.oid join admin on relowner = admin.oid
    where relkind in ('r', 'p', 'S', 'v', 'm', 'c') and pg_class.oid not in (select objid from kept)
  union all
  select 'routine ' || pg_proc.oid::regprocedure
    from pg_proc join ours on pronamespace = ours.oid join admin on proowner = admin.oid
    where prokind <> 'a' and pg_proc.oid not in (select objid from kept)
  union all
  select 'type ' || pg_type.oid::regtype
    from pg_type join ours on typnamespace = ours.oid join admin on typowner = admin.oid
    where typtype in ('e', 'd') and pg_type.oid not in (select objid from kept)`;

export const newPassword = () => randomBytes(24).toString('base64url');

export const readPassword = async (file: string) => (await readFile(file, 'utf8')).trim();
