/** The minimum: node:http and pg with one prepared statement for each write, on copies of the tables without triggers. */
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { bareStatements, type Kind } from './kinds.ts';

const { databaseConfig, poolSize } = JSON.parse(process.env.BENCH_SERVER ?? '{}');
const pool = new pg.Pool({ ...databaseConfig, max: poolSize, options: '-c jit=off' });

async function answer(request: IncomingMessage): Promise<object> {
  const name = (request.url ?? '').slice(1) as Kind;
  const { values } = (await json(request)) as { values: unknown[] };
  const { rows } = await pool.query({ name, text: bareStatements[name], values });
  return rows[0] as object;
}

const server = createServer((request, response) => {
  answer(request).then(
    (row) => response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(row)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
});
