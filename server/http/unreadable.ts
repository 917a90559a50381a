import type { Socket } from 'node:net';
import type { ConnectionError, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../lib/failure.ts';

const ownHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** What is no request at all, or one with more headers than we read, never gets as far as Fastify. */
export function answerUnreadableBytes(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
  const failure = new Failure(isTooLarge ? 'headers_too_large' : 'unreadable_body');
  const body = JSON.stringify(failure.body);
  const lines = [
    `HTTP/1.1 ${failure.status} `,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries(ownHeaders).map(([name, value]) => `${name}: ${value}`),
    'connection: close',
  ];
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

/** An address that cannot be decoded is refused before any hook runs, so it gets its headers here. */
export function answerUnreadable(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const failure = new Failure('unreadable_body', { cause: error });
  void reply.code(failure.status).headers(ownHeaders).send(failure.body);
}
