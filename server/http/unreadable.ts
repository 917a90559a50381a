import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../lib/failure.ts';

/** An address that cannot be decoded is refused before any hook runs, so it gets its headers here. */
export function answerUnreadable(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
  const failure = new Failure('unreadable_body', { cause: error });
  void reply
    .code(failure.status)
    .headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    .send(failure.body);
}
