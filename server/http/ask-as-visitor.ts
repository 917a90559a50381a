import type { AnyCall, Contract } from '@forecourt/contract/kit/call.ts';
import type { FastifyBaseLogger } from 'fastify';
import { Failure } from '../lib/failure.ts';
import type { AllHandlers, Exchange } from '../lib/handlers.ts';
import { ReadyAnswer } from '../lib/ready-answer.ts';
import { parseInput } from './input.ts';
import type { AskAsVisitor } from './page-drawing.ts';

type Fields = Record<string, unknown>;
type AnyHandler = (input: Fields, actor: null, exchange: Exchange) => unknown;

/**
 * Answers what everybody may read, within this process, as nobody in particular: what comes of it is the same for all.
 * The limits are whose who asks from outside; the page that this is for was counted when it was asked for.
 */
export function askAsVisitor<C extends Contract>(
  contract: C,
  handlers: AllHandlers<C>,
  log: FastifyBaseLogger,
): AskAsVisitor {
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
    setCookie: nobodysCookie,
    clearCookie: nobodysCookie,
  };
  return async (feature, name, input) => {
    const call: AnyCall | undefined = contract[feature]?.[name];
    if (call?.address.method !== 'GET' || call.who.kind !== 'anyone' || call.isStream)
      throw new Error(`${feature}.${name} is nothing that everybody may read`);
    const handler = (handlers as unknown as Record<string, Record<string, AnyHandler>>)[feature]![name]!;
    try {
      const found = await handler(parseInput(call, input as Fields), null, exchange);
      return found instanceof ReadyAnswer ? JSON.parse(found.json) : (call.output.parse(found) as unknown);
    } catch (cause) {
      if (call.whenMissing !== undefined && cause instanceof Failure && cause.status === 404)
        return call.whenMissing as unknown;
      throw cause;
    }
  };
}

const nobodysCookie = () => {
  throw new Error('What everybody may read sets no cookies');
};
