import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../lib/failure.ts';

/** Where the site is asked by, as pages and links name it. A site without a fixed address is asked by any name that can be one. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl) return publicUrl;
  const origin = `${protocol}://${host}`;
  const url = URL.parse(origin);
  // A path, a query or credentials in it would end up in every address that is built from it.
  if (!url || url.href !== `${url.origin}/`) fail('unreadable_body');
  return origin;
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What changes something must come from our own pages. Browsers send Sec-Fetch-Site or Origin and pages cannot forge
 * either; programs without a browser send neither and carry no cookies they were not given.
 */
export function refuseOtherOrigins(app: FastifyInstance, publicUrl: string | null): void {
  app.addHook('onRequest', async (request) => {
    if (safe.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') fail('other_origin');
    const own = publicUrl ? new URL(publicUrl).origin : originOf(request, null);
    const { origin } = request.headers;
    if (origin !== undefined && origin !== own) fail('other_origin');
  });
}
