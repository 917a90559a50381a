import type { FastifyInstance } from 'fastify';
import { fail } from '../lib/failure.ts';

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
    const own = publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.host}`;
    const { origin } = request.headers;
    if (origin !== undefined && origin !== own) fail('other_origin');
  });
}
