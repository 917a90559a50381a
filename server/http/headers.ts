import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

interface HeaderOptions {
  /** The inline scripts of our own first HTML. */
  scriptHashes: string[];
  /** People reach the site by https, whatever the proxy before it speaks to us. */
  isHttps: boolean;
  /** Where photos come from, when not from here. */
  photoOrigin?: string | null;
}

/** The security headers of every answer. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { scriptHashes, isHttps, photoOrigin }: HeaderOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...(photoOrigin ? [photoOrigin] : [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    reply.header('x-request-id', request.id);
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000');
  });
}
