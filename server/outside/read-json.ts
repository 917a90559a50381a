import type { Answered } from './guarded-request/exchange.ts';

/** A wrong path may return HTML with 200, so the type is checked as well as the status. */
export function readJson(answer: Answered, status: number): unknown {
  const isJson = /^application\/(\w+\+)?json\b/i.test(String(answer.headers['content-type'] ?? ''));
  if (answer.status === status && isJson) return parse(answer.body);
  throw new Error(`Expected ${status} with JSON, got ${answer.status}${isJson ? '' : ' without JSON'}`);
}

/** Doesn't repeat the text, as the parser's own error would, because the request contained secrets. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('The response is not valid JSON');
  }
}
