import type { PhotoVisibility } from '../../lib/photo-visibility.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fail } from '../../lib/failure.ts';
import type { PhotoStorage } from '../../lib/photo-storage.ts';
import {
  avatarBase,
  logoBase,
  messagePhotoBase,
  ownPhotoBase,
  ticketPhotoBase,
} from '@forecourt/contract/photos/photo-places.ts';
import { parsePhotoFile, shownPhotoCaching } from '../../lib/photo-address.ts';
import { exchangeOf, type ExchangeOptions } from './exchange.ts';
import { actorOf, type ReadSession } from './session.ts';

interface PhotoFiles extends ExchangeOptions {
  open: PhotoStorage['open'];
  readSession: ReadSession;
  carPhoto: PhotoVisibility;
  ticketPhoto: PhotoVisibility;
  messagePhoto: PhotoVisibility;
  avatar: PhotoVisibility;
  logo: PhotoVisibility;
}

/** Serves stored photos. Photos of cars, tickets, messages, users and dealers each have their own path. */
export function servePhotos(app: FastifyInstance, { open, readSession, publicUrl, ...visibilities }: PhotoFiles) {
  const serveAt = (base: string, visibilityOf: PhotoVisibility, forAsker: string) =>
    app.get<{ Params: { name: string } }>(`${base}:name`, async (request, reply) => {
      const { name } = request.params;
      const photo = parsePhotoFile(name);
      const asker = () => actorOf(exchangeOf(request, reply, { publicUrl }), readSession);
      const visibility = photo ? await visibilityOf(photo.key, asker) : 'no_one';
      if (!photo || visibility === 'no_one') return missing(reply);

      const etag = `"${name}"`;
      const caching = { etag, 'cache-control': visibility === 'everyone' ? shownPhotoCaching : forAsker };
      if (request.headers['if-none-match'] === etag) return reply.code(304).headers(caching).send();
      const file = await open(photo.key, photo.width).catch((cause: unknown) =>
        fail('unavailable', { retryAfterSeconds: 5, cause }),
      );
      if (!file) return missing(reply);
      return reply
        .headers({ ...caching, 'content-length': file.bytes })
        .type('image/webp')
        .send(file.content);
    });

  // A browser may show a cached photo of a draft again, but must check each time whether it still may.
  serveAt(ownPhotoBase, visibilities.carPhoto, 'private, no-cache');
  serveAt(ticketPhotoBase, visibilities.ticketPhoto, 'private, no-store');
  serveAt(messagePhotoBase, visibilities.messagePhoto, 'private, no-store');
  serveAt(avatarBase, visibilities.avatar, 'private, no-store');
  serveAt(logoBase, visibilities.logo, 'private, no-store');
}

/** The same response for a missing photo and for one the caller may not see. */
const missing = (reply: FastifyReply) =>
  reply.code(404).type('text/plain').header('cache-control', 'no-store').send('No such photo');
