import type { FastifyInstance } from 'fastify';

interface HeaderOptions {
  /** CSP hashes of the inline scripts and styles in the built HTML. */
  scriptHashes: string[];
  styleHashes: string[];
  /** Whether the public address is https, whatever the proxy uses to reach us. */
  isHttps: boolean;
  /** Origin of photos, if it isn't this server. */
  photoOrigin?: string | null;
  /** False if search engines must stay away. */
  isIndexed?: boolean;
}

/** Adds the headers to every response. */
export function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** Built once, since they're the same for every response. */
export function securityHeaders({
  scriptHashes,
  styleHashes,
  isHttps,
  photoOrigin,
  isIndexed = true,
}: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentPolicy({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scriptHashes],
      'style-src': ["'self'", ...styleHashes],
      'img-src': ["'self'", 'data:', 'blob:', ...(photoOrigin ? [photoOrigin] : [])],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'worker-src': ["'self'"],
      'manifest-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'x-dns-prefetch-control': 'off',
    'x-permitted-cross-domain-policies': 'none',
    ...(!isIndexed && { 'x-robots-tag': 'noindex, nofollow' }),
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

const contentPolicy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
