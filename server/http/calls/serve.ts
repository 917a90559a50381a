import type { AnyCall, Contract } from '@forecourt/contract/kit/call.ts';
import { limits, type Limit, type LimitName } from '@forecourt/contract/kit/limits.ts';
import { actingAsHeader } from '@forecourt/contract/kit/client.ts';
import { choose, routeTable, type NamedCall } from '@forecourt/contract/kit/routes.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail, Failure } from '../../lib/failure.ts';
import { authorizeInput, authorizeRole, checkActingAs } from './authorize.ts';
import { answerText } from './answer-text.ts';
import type { AnonymousResponses } from './anonymous-calls.ts';
import { exchangeOf, type ExchangeOptions } from './exchange.ts';
import type { Actor, AllHandlers, Exchange } from '../../lib/handlers.ts';
import { collectInput, parseInput } from './input.ts';
import { networkOf, type CountAgainst } from '../../lib/limits.ts';
import { actorOf, type ReadSession } from './session.ts';
import { readUploads } from './uploads.ts';
import { shouldBypassCache, setCacheBypass } from '../cache/cache-bypass.ts';
import type { FastPath } from '../cache/fast-path.ts';
import { sendWritten } from '../cache/written-answer.ts';
import { streamEvents } from './stream-events.ts';

export interface ServeOptions extends ExchangeOptions {
  readSession: ReadSession;
  countAgainst: CountAgainst;
  /** The key for counting this browser's login attempts. Null if no login has started. */
  signInName: (cookie: string | null) => string | null;
  /** Records which user was refused which call. */
  recordRefusal: (actor: Actor, call: string) => Promise<void>;
  /** For tests: validates pre-serialized responses against their schema. */
  checkAnswers?: boolean;
  /** Cached anonymous responses. */
  visitors: Pick<AnonymousResponses, 'cached'>;
  fastPath: FastPath;
}

type Fields = Record<string, unknown>;
type AnyHandler = (input: Fields, actor: Actor | null, exchange: Exchange) => unknown;

/** Serves every call of the contract. A contract with two calls at one address fails before this. */
export function serve<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: AllHandlers<C>,
  options: ServeOptions,
): void {
  const handlerOf = ({ feature, name }: NamedCall) =>
    (handlers as unknown as Record<string, Record<string, AnyHandler>>)[feature]![name]!;

  for (const candidates of routeTable(contract).values()) {
    const { method, path } = candidates[0]!.call.address;
    const streams = candidates.some(({ call }) => call.isStream);
    app.route({
      method,
      url: path,
      // A HEAD request would open a stream that no one reads.
      ...(streams && { sse: 'manual' as const, exposeHeadRoute: false }),
      async handler(request, reply) {
        reply.header('cache-control', 'no-store');
        const query = request.query as Fields;
        const body = await bodyOf(request);
        const matched = choose(candidates, query, body) ?? fail('unknown_call');
        const { call } = matched;
        request.callName = `${matched.feature}.${matched.name}`;
        request.call = call;
        if (request.isMultipart() !== (call.files !== undefined) && method !== 'GET') fail('wrong_media');

        const exchange = exchangeOf(request, reply, options);
        const actor = await actorOf(exchange, options.readSession);
        if (actor) request.userId = actor.id;
        checkActingAs(call, actor, request.headers[actingAsHeader]);
        const admit = (decide: () => void) => recordingRefusals(decide, actor, request.callName!, options);
        await admit(() => authorizeRole(call.who, actor));
        const limitKey = call.limit && limitKeyFor(call.limit, actor, exchange, options);
        if (call.limit && limitKey) exchange.uses = await options.countAgainst(call.limit, limitKey);

        const uploads = call.files ? await readUploads(request, call.files) : null;
        try {
          const input = parseInput(call, collectInput(call, query, uploads?.fields ?? body));
          await admit(() => authorizeInput(call.who, actor, input));

          const cached = actor || shouldBypassCache(exchange) ? null : options.visitors.cached(request.callName, input);
          if (cached) {
            const answer = await cached.answer;
            rememberFastPath(request, call, cached.question, options);
            return await sendWritten(request, reply.header('cache-control', privateRevalidate), answer);
          }

          exchange.files = uploads?.files ?? [];
          if (actor && method !== 'GET') setCacheBypass(exchange);
          const answer = () => handlerOf(matched)(input, actor, exchange);
          if (call.isStream)
            return await streamEvents(reply, answer() as AsyncIterable<unknown>, {
              shape: (event) => call.output.parse(event),
            });
          const result = await recordingRefusals(answer, actor, request.callName, options);
          void reply.type('application/json; charset=utf-8');
          return answerText(call, result, options.checkAnswers ?? false);
        } finally {
          await uploads?.remove();
        }
      },
    });
  }
}

/** The browser may cache it but must revalidate. Shared caches may not store it. */
const privateRevalidate = 'private, no-cache';

/** Lets the next request for this address take the fast path, where only its use is still counted. */
function rememberFastPath(request: FastifyRequest, { limit }: AnyCall, question: string, options: ServeOptions): void {
  const { callName } = request;
  options.fastPath.remember(request, {
    question,
    ...(callName && { callName }),
    cacheControl: privateRevalidate,
    countUse: async (address) => limit && options.countAgainst(limit, `address:${networkOf(address)}`),
  });
}

/** The key a use is counted under. Null if it counts login attempts and no login has started. */
function limitKeyFor(name: LimitName, actor: Actor | null, exchange: Exchange, { signInName }: ServeOptions) {
  const { per }: Limit = limits[name];
  if (per === 'sign_in') return signInName(exchange.readCookie('sign_in'));
  return actor ? `user:${actor.id}` : `address:${networkOf(exchange.address)}`;
}

/** Records users who attempt something they may not do, whether the call's access check or its handler refuses. */
async function recordingRefusals<T>(
  action: () => T | Promise<T>,
  actor: Actor | null,
  call: string,
  { recordRefusal }: ServeOptions,
): Promise<T> {
  try {
    return await action();
  } catch (error) {
    if (actor && error instanceof Failure && error.code === 'not_allowed') await recordRefusal(actor, call);
    throw error;
  }
}

async function bodyOf(request: FastifyRequest): Promise<Fields> {
  const body = request.body;
  if (body === undefined || body === null || request.isMultipart()) return {};
  if (typeof body !== 'object' || Array.isArray(body)) return fail('unreadable_body');
  return body as Fields;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** `feature.name` of the call, for the log and the metrics. */
    callName?: string;
    /** The caller's user id, for the log. */
    userId?: number;
    /** The matched call. */
    call?: AnyCall;
  }
}
