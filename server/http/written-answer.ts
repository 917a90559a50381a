import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encoded, encodingFor, type Encoding } from './compressed.ts';

interface About {
  type: string;
  status?: number;
  /** What tells two of them apart, where that is not every byte. */
  identity?: string;
}

/** An answer as it goes out, in full and in each form in which a browser asked for it. */
export class WrittenAnswer {
  readonly type: string;
  readonly status: number;
  readonly body: Buffer;
  /** It is the same in every form. */
  readonly etag: string;
  /** Told what a form takes that was made since. */
  onGrowth: ((bytes: number) => void) | undefined;
  readonly #forms = new Map<Encoding, Promise<Buffer>>();
  readonly #ready = new Map<Encoding, Buffer>();

  constructor(text: string, { type, status = 200, identity = text }: About) {
    this.type = type;
    this.status = status;
    this.body = Buffer.from(text);
    this.etag = `W/"${createHash('sha1').update(identity).digest('base64url')}"`;
  }

  /** With all its forms. */
  get bytes(): number {
    return [...this.#ready.values()].reduce((sum, { length }) => sum + length, this.body.length);
  }

  /** At once where there is one already. */
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

/** In which form the browser can read it; or that it has it already. */
export function goingOut({ etag, status, type }: WrittenAnswer, asked: IncomingHttpHeaders) {
  const headers: Record<string, string> = { etag, vary: 'accept-encoding' };
  if (status === 200 && isKnown(etag, asked['if-none-match'])) return { status: 304, encoding: null, headers };
  const encoding = encodingFor(asked['accept-encoding']);
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-type'] = type;
  return { status, encoding, headers };
}

export async function sendWritten(request: FastifyRequest, reply: FastifyReply, answer: WrittenAnswer) {
  const { status, encoding, headers } = goingOut(answer, request.headers);
  reply.code(status).headers(headers);
  return status === 304 ? reply.send() : reply.send(await answer.form(encoding));
}

const isKnown = (etag: string, known: string | undefined): boolean =>
  known !== undefined && known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag.slice(2));
