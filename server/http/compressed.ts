import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A text that is written anew for each request, as small as is worth the time, in what the browser can read. */
export async function compressed(text: string, accepts: string): Promise<{ encoding?: string; body: string | Buffer }> {
  if (/\bbr\b/.test(accepts)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
    return { encoding: 'br', body: await brotli(text, { params }) };
  }
  if (/\bgzip\b/.test(accepts)) return { encoding: 'gzip', body: await deflate(text) };
  return { body: text };
}
