import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../testing/fresh-database.ts';
import { copyIn, copyOut } from './copy.ts';
import { connectTo } from './target.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase({ empty: true });
});
afterAll(() => database.drop());

test('a slow reader gets every byte and the connection stays usable, wherever the end falls', async () => {
  await using client = await connectTo(database.config);
  await using other = await connectTo(database.config);
  for (let rows = 1; rows <= 24; rows += 1) {
    const { content, rows: counted } = copyOut(
      client,
      `copy (select repeat('x', 60000) from generate_series(1, ${rows})) to stdout`,
    );
    let bytes = 0;
    for await (const piece of content) {
      bytes += piece.length;
      for (let turn = 0; turn < 3; turn += 1) await other.query('select 1');
    }
    expect([bytes, counted()]).toEqual([rows * 60_001, rows]);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  }
});

test('database refusals and unreadable sources throw, and the connection stays usable', async () => {
  await using client = await connectTo(database.config);
  await client.query('create temp table numbers (n int)');
  async function* lines(...given: string[]) {
    for (const line of given) yield Buffer.from(line);
  }
  expect(await copyIn(client, 'copy numbers from stdin', lines('1\n', '2\n'))).toBe(2);
  await expect(copyIn(client, 'copy numbers from stdin', lines('one\n'))).rejects.toThrow('invalid input syntax');
  async function* broken() {
    yield Buffer.from('3\n');
    throw new Error('the file ends here');
  }
  await expect(copyIn(client, 'copy numbers from stdin', broken())).rejects.toThrow('the file ends here');
  await expect(Array.fromAsync(copyOut(client, 'copy nothing to stdout').content)).rejects.toThrow('does not exist');
  expect((await client.query('select sum(n)::int as sum from numbers')).rows).toEqual([{ sum: 3 }]);
});
