/** The upper limit of Node's own HTTP server: every address returns the same two kilobytes, without any other work. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const answer = Buffer.alloc(2_000, 'x');
const head = { 'content-type': 'application/json', 'content-length': answer.length };
const server = createServer((_request, reply) => void reply.writeHead(200, head).end(answer));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send!({ origin: `http://127.0.0.1:${port}` });
});
