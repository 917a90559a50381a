import type { ClientConfig } from 'pg';

/** The connection as an admin writes it. */
export function databaseUrl({ host = '', port, user = '', password, database = '' }: ClientConfig): string {
  const secret = typeof password === 'string' ? password : '';
  return `postgres://${user}:${secret}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
