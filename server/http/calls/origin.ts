import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../../lib/failure.ts';

/** The origin for pages and links. Without a fixed public address, any plausible host is accepted. */
export function originOf({ protocol, host }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl) return publicUrl;
  const origin = `${protocol}://${host}`;
  const url = URL.parse(origin);
  // A path, query or credentials in the host would end up in every address built from it.
  if (!url || url.href !== `${url.origin}/`) fail('unreadable_body');
  return origin;
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes must come from our own pages. Browsers send Sec-Fetch-Site or Origin, and pages can't forge either. Other
 * programs send neither, and have no cookies they weren't given.
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
