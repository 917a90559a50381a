/**
 * The baseline: only node:http and pg. For each address it runs exactly the statements Forecourt runs and sends the
 * JSON the last one returns.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

const { databaseConfig, poolSize, statementsFile } = JSON.parse(process.env.BENCH_SERVER ?? '{}');
const statements = new Map<string, { text: string; values: unknown[] }[]>(
  Object.entries(JSON.parse(readFileSync(statementsFile, 'utf8'))),
);
const pool = new pg.Pool({
  ...databaseConfig,
  max: poolSize,
  options: '-c jit=off',
});

const server = createServer((request, response) => {
  void answer(request.url ?? '').then(
    (json) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(json),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

async function answer(url: string): Promise<string> {
  let json = '';
  for (const { text, values } of statements.get(url) ?? []) {
    const name = /^\s*\/\* prepared (\w*)/.exec(text)?.[1];
    const shape = name === '' ? createHash('sha1').update(text).digest('hex') : name;
    const { rows } = await pool.query({ ...(shape && { name: shape }), text, values });
    json += rows[0]?.json ?? JSON.stringify(rows[0] ?? null);
  }
  return json;
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
});
