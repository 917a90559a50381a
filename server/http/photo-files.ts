import type { FastifyInstance } from 'fastify';
import { fail } from '../failure.ts';
import type { PhotoStorage } from '../outside/photo-storage/photo-storage.ts';
import { ownPhotoBase, parsePhotoFile } from '../photo-address.ts';

/** Hands out stored photos. What a name stands for never changes, so browsers may keep it. */
export function servePhotos(app: FastifyInstance, { open }: PhotoStorage): void {
  app.get<{ Params: { name: string } }>(`${ownPhotoBase}:name`, async (request, reply) => {
    const { name } = request.params;
    const photo = parsePhotoFile(name);
    const etag = `"${name}"`;
    if (photo && request.headers['if-none-match'] === etag) return reply.code(304).headers(lasting).send();
    const file =
      photo &&
      (await open(photo.key, photo.width).catch((cause: unknown) =>
        fail('unavailable', { retryAfterSeconds: 5, cause }),
      ));
    if (!file) return reply.code(404).type('text/plain').header('cache-control', 'no-cache').send('No such photo');
    return reply
      .headers({ ...lasting, etag, 'content-length': file.bytes })
      .type('image/webp')
      .send(file.content);
  });
}

const lasting = { 'cache-control': 'public, max-age=31536000, immutable' };
