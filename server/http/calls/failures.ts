import { mayAnswer } from '@forecourt/contract/failures.ts';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../../lib/failure.ts';
import { isUnavailable } from '../../database/unavailable.ts';
import { isDiskFull } from '../../lib/disk-full.ts';

/**
 * Turns anything a call throws into an error of the catalogue. The original goes only to the log. In tests
 * (`checkAnswers`), an error that the call doesn't list becomes a server error.
 */
export function answerFailures(app: FastifyInstance, { checkAnswers = false } = {}): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const thrown = error instanceof Failure ? error : translate(error);
    const failure = checkAnswers ? listed(thrown, request) : thrown;
    if (failure.status >= 500)
      request.log.error({ err: failure === thrown ? error : failure.cause, code: failure.code }, 'call failed');
    else if (failure.cause) request.log.warn({ err: failure.cause, code: failure.code }, 'call refused');
    if (failure.details.retryAfterSeconds) reply.header('retry-after', failure.details.retryAfterSeconds);
    return reply.code(failure.status).send(failure.body);
  });
}

function listed(failure: Failure, { call, callName }: FastifyRequest): Failure {
  if (!call || mayAnswer(call, failure.code)) return failure;
  return new Failure('internal', { cause: new Error(`${callName} answers "${failure.code}", which it does not list`) });
}

function translate(error: FastifyError): Failure {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return new Failure('body_too_large', { cause: error });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Failure('wrong_media', { cause: error });
  }
  // Checked before the database is suspected: a browser that disconnects while sending also causes ECONNRESET.
  if (error.statusCode && error.statusCode < 500) return new Failure('unreadable_body', { cause: error });
  if (isDiskFull(error)) return new Failure('no_room', { retryAfterSeconds: 60, cause: error });
  if (isUnavailable(error)) return new Failure('unavailable', { retryAfterSeconds: 2, cause: error });
  return new Failure('internal', { cause: error });
}
