import { contract } from '@forecourt/contract/contract.ts';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { DB } from '../../server/database/types.generated.ts';
import { browseCalls } from '../../server/calls/cars/browse.calls.ts';
import { findCar } from '../../server/features/cars/car.store.ts';
import { collectInput, parseInput } from '../../server/http/calls/input.ts';

interface Statement {
  text: string;
  values: readonly unknown[];
}

/**
 * Records the statements Forecourt runs for each address, on the second request, when its counts are cached.
 */
export async function captureQueries(pool: pg.Pool, addresses: string[]): Promise<Record<string, Statement[]>> {
  let heard: Statement[] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      heard.push({ text: query.sql, values: query.parameters });
    },
  });
  const { list } = browseCalls({ db, siteTimezone: 'UTC' });
  const statements: Record<string, Statement[]> = {};
  for (const address of addresses.flatMap((one) => [one, one])) {
    heard = [];
    const { searchParams } = new URL(address, 'http://x');
    const query = Object.fromEntries(
      [...new Set(searchParams.keys())].map((key) => {
        const values = searchParams.getAll(key);
        return [key, values.length > 1 ? values : values[0]!];
      }),
    );
    if (query.id) await findCar(db, Number(query.id), null);
    else {
      const input = parseInput(contract.cars.list, collectInput(contract.cars.list, query, {}));
      await list(input as Parameters<typeof list>[0], null, null as never);
    }
    statements[address] = heard;
  }
  return statements;
}
