import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export type Encoding = 'br' | 'gzip';

/** Named without `q=0`, which means that the client can't read this encoding. */
const patterns = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};

/** The smallest encoding the browser accepts. Null for none. */
export function encodingFor(accepts: string | undefined): Encoding | null {
  if (accepts === undefined) return null;
  if (patterns.br.test(accepts)) return 'br';
  return patterns.gzip.test(accepts) ? 'gzip' : null;
}

/** A compression level that is worth the time for content that changes often. */
export function encoded(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  return brotli(body, { params });
}
