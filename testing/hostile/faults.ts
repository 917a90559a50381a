import { errors, type ErrorBody } from '@forecourt/contract/errors.ts';
import type { RawAnswer, RawRequest } from './raw-request.ts';

/** Internals that no response may contain: code locations, SQL, messages of the database. */
const inside =
  /\bat (?:async )?[\w.<> ]*\(?(?:file:|node:|\/)[^\s)]+:\d+|node_modules|\.ts:\d+:\d+|\bselect\b[^"]{1,200}\bfrom\b [a-z_]+ |\binsert into\b|\bupdate [a-z_]+ set\b|violates (?:check|unique|foreign|not-null)|invalid input syntax|duplicate key value|pg_catalog|ZodError|PostgresError/i;

/** The fault in a response to any request. Null if there is none. */
export function faultIn({ method }: Pick<RawRequest, 'method'>, { status, type, text }: RawAnswer): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  const leak = inside.exec(text);
  if (leak) return `${status} tells about the inside: ${leak[0]}`;
  if (method === 'HEAD' || status === 304 || type.startsWith('text/event-stream')) return null;
  if (status < 400) return readJson(text) === undefined ? `${status} is no JSON: ${text.slice(0, 100)}` : null;
  const body = readJson(text) as ErrorBody | undefined;
  const isOfTheCatalogue =
    body?.success === false &&
    body.error.length > 0 &&
    Object.hasOwn(errors, body.code) &&
    errors[body.code].status === status;
  return isOfTheCatalogue ? null : `${status} is no failure of the catalogue: ${text.slice(0, 200)}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
