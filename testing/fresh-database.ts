import { randomUUID } from 'node:crypto';
import pg, { type ClientConfig } from 'pg';
import { inject } from 'vitest';
import { templateDatabase } from './test-postgres.ts';

export interface FreshDatabase {
  config: ClientConfig;
  drop: () => Promise<void>;
}

/** A new database: a copy of the test world, or empty. */
export async function freshDatabase({ empty = false } = {}): Promise<FreshDatabase> {
  const server = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const template = empty ? 'template1' : templateDatabase;
  await asAdmin(`create database ${name} template ${template} strategy file_copy owner ${server.user}`);
  return {
    config: { ...server, database: name },
    drop: () => asAdmin(`drop database ${name} with (force)`),
  };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgresAdmin'));
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
