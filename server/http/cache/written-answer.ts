import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encoded, encodingFor, type Encoding } from './compressed.ts';

interface About {
  type: string;
  status?: number;
  /** The basis of the ETag, if that isn't the whole text. */
  identity?: string;
}

/** A response as it's sent, plain and in every encoding requested so far. */
export class WrittenAnswer {
  readonly type: string;
  readonly status: number;
  readonly body: Buffer;
  /** The same for every encoding. */
  readonly etag: string;
  /** Called with the size of each newly compressed form. */
  onGrowth: ((bytes: number) => void) | undefined;
  readonly #forms = new Map<Encoding, Promise<Buffer>>();
  readonly #ready = new Map<Encoding, Buffer>();

  constructor(text: string, { type, status = 200, identity = text }: About) {
    this.type = type;
    this.status = status;
    this.body = Buffer.from(text);
    this.etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  }

  /** Including all encodings. */
  get bytes(): number {
    return [...this.#ready.values()].reduce((sum, { length }) => sum + length, this.body.length);
  }

  /** Synchronous if it already exists. */
  form(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (encoding === null) return this.body;
    return this.#ready.get(encoding) ?? this.#made(encoding);
  }

  #made(encoding: Encoding): Promise<Buffer> {
    const making = this.#forms.get(encoding) ?? this.#make(encoding).finally(() => this.#forms.delete(encoding));
    this.#forms.set(encoding, making);
    return making;
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const form = await encoded(this.body, encoding);
    this.#ready.set(encoding, form);
    this.onGrowth?.(form.length);
    return form;
  }
}

/** Sends it in an encoding the browser accepts, or 304 if the browser already has it. */
export async function sendWritten({ headers }: FastifyRequest, reply: FastifyReply, answer: WrittenAnswer) {
  const { etag, status, type } = answer;
  void reply.header('etag', etag).header('vary', 'accept-encoding');
  if (status === 200 && isKnown(etag, headers['if-none-match'])) return reply.code(304).send();
  const encoding = encodingFor(headers['accept-encoding']);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .header('content-type', type)
    .send(await answer.form(encoding));
}

const isKnown = (etag: string, knownEtags: string | undefined): boolean =>
  knownEtags !== undefined && knownEtags.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2));
