import type { FastifyError, FastifyInstance } from 'fastify';
import { Failure } from '../failure.ts';

/** Turns whatever a call threw into an answer of the catalogue; what it was goes to the log only. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const failure = error instanceof Failure ? error : translate(error);
    if (failure.status >= 500) request.log.error({ err: error, code: failure.code }, 'call failed');
    else if (failure.cause) request.log.warn({ err: failure.cause, code: failure.code }, 'call refused');
    if (failure.details.retryAfterSeconds) reply.header('retry-after', failure.details.retryAfterSeconds);
    return reply.code(failure.status).send(failure.body);
  });
}

function translate(error: FastifyError): Failure {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Failure('body_too_large', { cause: error });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Failure('wrong_media', { cause: error });
    case 'FST_REQ_FILE_TOO_LARGE':
      return new Failure('file_too_large', { words: { file: 'A file', limit: 'the limit' }, cause: error });
    case 'FST_FILES_LIMIT':
      return new Failure('too_many_files', { words: { limit: 'so many' }, cause: error });
  }
  if (isUnavailable(error)) return new Failure('unavailable', { retryAfterSeconds: 2, cause: error });
  if (error.statusCode && error.statusCode < 500) return new Failure('unreadable_body', { cause: error });
  return new Failure('internal', { cause: error });
}

/** The database is away, starting, stopping, or took longer than a statement may. */
function isUnavailable(error: Error & { code?: string }): boolean {
  if (/^(08|53|57)/.test(error.code ?? '')) return true;
  if (['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'].includes(error.code ?? '')) return true;
  return /Connection terminated|timeout exceeded when trying to connect|not currently accepting connections/i.test(
    error.message,
  );
}
