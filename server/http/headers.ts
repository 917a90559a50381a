import type { FastifyInstance } from 'fastify';

interface HeaderOptions {
  /** The inline scripts and styles of our own first HTML. */
  scriptHashes: string[];
  styleHashes: string[];
  /** People reach the site by https, whatever the proxy before it speaks to us. */
  isHttps: boolean;
  /** Where photos come from, when not from here. */
  photoOrigin?: string | null;
}

/** On every answer. */
export function sendSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}

/** Put together once, since they are the same for all. */
export function securityHeaders({
  scriptHashes,
  styleHashes,
  isHttps,
  photoOrigin,
}: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentPolicy({
      'default-src': ["'self'"],
      'script-src': ["'self'", ...scriptHashes],
      'style-src': ["'self'", ...styleHashes],
      'img-src': ["'self'", 'data:', 'blob:', ...(photoOrigin ? [photoOrigin] : [])],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
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
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

const contentPolicy = (directives: Record<string, string[]>) =>
  Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join(';');
