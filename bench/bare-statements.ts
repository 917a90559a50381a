/**
 * The baseline: only node:http and pg. For each address it runs exactly the statements Forecourt runs, the first alone
 * and the others in parallel or, if they depend on each other, in sequence. It returns their rows as JSON.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';
import type { Statements } from './capture-queries.ts';

const { databaseConfig, poolSize, statementsFile } = JSON.parse(process.env.BENCH_SERVER ?? '{}');
const statements = new Map<string, Statements>(Object.entries(JSON.parse(readFileSync(statementsFile, 'utf8'))));
const pool = new pg.Pool({ ...databaseConfig, max: poolSize, options: '-c jit=off' });

async function ask({ text, values }: Statements['heard'][number]): Promise<unknown[]> {
  const name = /^\s*\/\* prepared (\w+) \*\//.exec(text)?.[1];
  return (await pool.query({ ...(name && { name }), text, values: [...values] })).rows;
}

async function answer(url: string): Promise<string> {
  const { heard, inTurn } = statements.get(url) ?? { heard: [], inTurn: false };
  const [who, ...others] = heard;
  if (!who || (await ask(who)).length === 0) throw new Error('No session found');
  if (!inTurn) return JSON.stringify(await Promise.all(others.map(ask)));
  const found: unknown[] = [];
  for (const other of others) found.push(await ask(other));
  return JSON.stringify(found);
}

const server = createServer((request, response) => {
  void answer(request.url ?? '').then(
    (json) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(json),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
});
