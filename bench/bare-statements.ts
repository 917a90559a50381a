/**
 * The baseline: node:http and pg, nothing else. For each address it runs the very statements that Forecourt runs, the
 * first alone and then the others at once, and sends their rows as JSON.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import pg from 'pg';

interface Statement {
  text: string;
  values: unknown[];
}

const { databaseConfig, poolSize, statementsFile } = JSON.parse(process.env.BENCH_SERVER ?? '{}');
const statements = new Map<string, Statement[]>(Object.entries(JSON.parse(readFileSync(statementsFile, 'utf8'))));
const pool = new pg.Pool({ ...databaseConfig, max: poolSize, options: '-c jit=off' });

async function ask({ text, values }: Statement): Promise<unknown[]> {
  const name = /^\s*\/\* prepared (\w+) \*\//.exec(text)?.[1];
  return (await pool.query({ ...(name && { name }), text, values })).rows;
}

async function answer(url: string): Promise<string> {
  const [who, ...others] = statements.get(url) ?? [];
  if (!who || (await ask(who)).length === 0) throw new Error('Nobody asks');
  return JSON.stringify(await Promise.all(others.map(ask)));
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
