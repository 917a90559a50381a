import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cardBase, cardVersion, type CardFace } from '../../lib/card-face.ts';
import { shownPhotoCaching } from '../../lib/photo-address.ts';

interface CardFiles {
  /** The current content of a card, as visitors may see it, or null. */
  faceOf: (kind: string, id: string) => Promise<CardFace | null>;
  draw: (face: CardFace) => Promise<Buffer>;
  /** Counts a use for a network address. Throws if it has used up the limit. */
  countUse: (address: string) => Promise<unknown>;
}

interface Params {
  kind: string;
  id: string;
  file: string;
}

/**
 * Serves link cards. An address names the card's current content or leads there, so no one can have anything drawn but
 * the cards that pages name.
 */
export function serveCards(app: FastifyInstance, { faceOf, draw, countUse }: CardFiles): void {
  app.get<{ Params: Params }>(`${cardBase}:kind/:id/:file`, async (request, reply) => {
    await countUse(request.ip);
    const { kind, id, file } = request.params;
    const face = await faceOf(kind, id);
    if (!face) return missing(reply);
    const current = `${cardVersion(face)}.jpg`;
    if (file !== current) return moved(reply, `${cardBase}${kind}/${id}/${current}`);
    return send(request, reply, current, () => draw(face));
  });
}

async function send(request: FastifyRequest, reply: FastifyReply, name: string, read: () => Promise<Buffer>) {
  const etag = `"${name}"`;
  const caching = { etag, 'cache-control': shownPhotoCaching };
  if (request.headers['if-none-match'] === etag) return reply.code(304).headers(caching).send();
  const card = await read();
  return reply.headers(caching).type('image/jpeg').send(card);
}

const moved = (reply: FastifyReply, address: string) =>
  reply.header('cache-control', 'public, max-age=60').redirect(address, 302);

/** The same for an unknown card and one that visitors may not see. */
const missing = (reply: FastifyReply) =>
  reply.code(404).type('text/plain').header('cache-control', 'no-store').send('No such picture');
