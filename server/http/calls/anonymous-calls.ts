import type { AnyCall, Contract } from '@forecourt/contract/kit/call.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Failure } from '../../lib/failure.ts';
import type { AllHandlers, Exchange } from '../../lib/handlers.ts';
import type { CallAnonymously } from '../../lib/page-head.ts';
import { answerText } from './answer-text.ts';
import { isCacheableCall } from '../cache/cacheable-requests.ts';
import { parseInput } from './input.ts';
import type { ResponseCache } from '../cache/response-cache.ts';
import { WrittenAnswer } from '../cache/written-answer.ts';

type Fields = Record<string, unknown>;
type AnyHandler = (input: Fields, actor: null, exchange: Exchange) => unknown;

/** Responses to anonymous callers, which are the same for everyone. */
export interface AnonymousResponses {
  /** The cached response, or null if the call isn't cacheable. */
  cached: (call: string, input: Fields) => CachedRequest | null;
  /** Calls for rendering one page, each made only once. `isFresh` bypasses the cache. */
  forPage: (isFresh: boolean) => CallAnonymously;
}

export interface CachedRequest {
  question: string;
  answer: Promise<WrittenAnswer>;
}

/** Calls handlers inside this process. No rate limits apply, because the page request itself was counted. */
export function anonymousResponses<C extends Contract>(
  contract: C,
  handlers: AllHandlers<C>,
  { answers, log, checkAnswers }: { answers: ResponseCache; log: FastifyBaseLogger; checkAnswers: boolean },
): AnonymousResponses {
  const exchange: Exchange = {
    origin: '',
    address: '',
    bearer: null,
    userAgent: null,
    uses: 1,
    files: [],
    log,
    signal: new AbortController().signal,
    readCookie: () => null,
    setCookie: refuseCookie,
    clearCookie: refuseCookie,
  };

  function callNamed(name: string): { call: AnyCall; handler: AnyHandler } {
    const [feature = '', callName = ''] = name.split('.');
    const call: AnyCall | undefined = contract[feature]?.[callName];
    if (call?.address.method !== 'GET' || call.who.kind !== 'anyone' || call.isStream)
      throw new Error(`${name} is not a call that anonymous visitors can make`);
    return { call, handler: (handlers as unknown as Record<string, Record<string, AnyHandler>>)[feature]![callName]! };
  }

  async function makeResponse(name: string, input: Fields): Promise<WrittenAnswer> {
    const { call, handler } = callNamed(name);
    const result = await handler(input, null, exchange);
    return new WrittenAnswer(answerText(call, result, checkAnswers), { type: 'application/json; charset=utf-8' });
  }

  const cached = (name: string, input: Fields): CachedRequest | null => {
    if (!isCacheableCall(name, input)) return null;
    const make = async () => ({ answer: await makeResponse(name, input), isLasting: true });
    const question = questionOf(name, input);
    return { question, answer: answers.get(question, make) };
  };

  return {
    cached,
    forPage(isFresh) {
      const calls = new Map<string, Promise<unknown>>();
      const ask = async (call: AnyCall, name: string, input: Fields): Promise<unknown> => {
        try {
          const { body } = await ((isFresh ? null : cached(name, input))?.answer ?? makeResponse(name, input));
          return JSON.parse(body.toString()) as unknown;
        } catch (cause) {
          if (call.whenMissing !== undefined && cause instanceof Failure && cause.status === 404)
            return call.whenMissing as unknown;
          throw cause;
        }
      };
      return async (feature, callName, rawInput) => {
        const name = `${feature}.${callName}`;
        const { call } = callNamed(name);
        const input = parseInput(call, rawInput as Fields);
        const question = questionOf(name, input);
        const answer = calls.get(question) ?? ask(call, name, input);
        calls.set(question, answer);
        return answer;
      };
    },
  };
}

/** The same key for the same inputs, in any order. */
const questionOf = (name: string, input: Fields) => `${name} ${JSON.stringify(input, Object.keys(input).toSorted())}`;

const refuseCookie = () => {
  throw new Error("Calls open to anonymous visitors can't set cookies");
};
