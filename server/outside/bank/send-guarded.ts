import type { Guard } from '../guarded-request/guarded-request.ts';
import type { Send } from './fleeca.ts';

/** Answers that have no body by their status. */
const empty = new Set([204, 205, 304]);

/** To a bank whose address an admin typed: by the guard, as everything that goes to an address somebody typed. */
export const sendGuarded =
  (guard: Guard): Send =>
  async (url, { headers, body, timeoutMs }) => {
    const sent = { headers, longestMs: timeoutMs };
    const answer = await (body === null ? guard.get(url, sent) : guard.post(url, { ...sent, body }));
    const type = answer.headers['content-type'];
    return new Response(empty.has(answer.status) ? null : answer.body, {
      status: answer.status,
      headers: typeof type === 'string' ? { 'content-type': type } : {},
    });
  };
