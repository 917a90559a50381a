/** The most that Node's own HTTP server gives: every address is answered with the same two kilobytes, and nothing else is done. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const answer = Buffer.alloc(2_000, 'x');
const head = { 'content-type': 'application/json', 'content-length': answer.length };
const server = createServer((_request, reply) => void reply.writeHead(200, head).end(answer));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send!({ origin: `http://127.0.0.1:${port}` });
});
