import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../../lib/failure.ts';

const ownHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const jsonType = 'application/json; charset=utf-8';

/**
 * Responds to input that never reaches Fastify: bytes that aren't a request, headers that are too large or too late.
 */
export function answerUnreadableBytes(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (awaitsAnswer(socket)) {
    const failure = new Failure(codes[error.code as keyof typeof codes] ?? 'unreadable_body');
    const body = JSON.stringify(failure.body);
    const lines = [
      `HTTP/1.1 ${failure.status} `,
      `content-type: ${jsonType}`,
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(ownHeaders).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

const codes = { HPE_HEADER_OVERFLOW: 'headers_too_large', ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow' } as const;

/** Node's internals of a connection, which it uses for the same check: the current response and the parser. */
interface Connection extends Socket {
  _httpMessage?: ServerResponse | null;
  parser?: { incoming?: IncomingMessage | null } | null;
}

/**
 * Whether these bytes belong to a request that has no response yet. On an idle connection, a response would be mistaken
 * for that to the next request. While another request is being answered, it would be mistaken for that response or end
 * up inside it. A browser repeats a request whose connection was closed without a byte.
 */
function awaitsAnswer({ writable, bytesRead, parser, _httpMessage: answer }: Connection): boolean {
  if (!writable) return false;
  if (answer) return !answer.headersSent && !answer.req.complete;
  const hasResponse = parser?.incoming?.complete === false;
  return bytesRead > 0 && !hasResponse;
}

/** An address that can't be decoded is refused before any hook runs, so it gets its headers here. */
export function answerUnreadable(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const failure = new Failure('unreadable_body', { cause: error });
  void reply.code(failure.status).headers(ownHeaders).send(failure.body);
}
