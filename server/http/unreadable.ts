import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../lib/failure.ts';

const ownHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** Answers what never gets as far as Fastify: bytes that are no request, headers that are too large or too late. */
export function answerUnreadableBytes(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (awaitsAnswer(socket)) {
    const failure = new Failure(codes[error.code as keyof typeof codes] ?? 'unreadable_body');
    const body = JSON.stringify(failure.body);
    const lines = [
      `HTTP/1.1 ${failure.status} `,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      ...Object.entries(ownHeaders).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

const codes = { HPE_HEADER_OVERFLOW: 'headers_too_large', ERR_HTTP_REQUEST_TIMEOUT: 'request_too_slow' } as const;

/** What Node keeps on a connection, and looks at for the same reason: the answer it is taken up by, and what it reads. */
interface Connection extends Socket {
  _httpMessage?: ServerResponse | null;
  parser?: { incoming?: IncomingMessage | null } | null;
}

/**
 * Whether these bytes are part of a request that has no answer yet. Sent on an idle connection, an answer would be taken
 * for that to the next request. Sent while another request is being answered, it would be taken for that answer or end
 * up inside it. A browser repeats a request whose connection was closed without a byte.
 */
function awaitsAnswer({ writable, bytesRead, parser, _httpMessage: answer }: Connection): boolean {
  if (!writable) return false;
  if (answer) return !answer.headersSent && !answer.req.complete;
  const isAnsweredAlready = parser?.incoming?.complete === false;
  return bytesRead > 0 && !isAnsweredAlready;
}

/** An address that cannot be decoded is refused before any hook runs, so it gets its headers here. */
export function answerUnreadable(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const failure = new Failure('unreadable_body', { cause: error });
  void reply.code(failure.status).headers(ownHeaders).send(failure.body);
}
