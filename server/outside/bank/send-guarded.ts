import type { Guard } from '../guarded-request/guarded-request.ts';
import type { Send } from './fleeca.ts';

/** Statuses without a body. */
const empty = new Set([204, 205, 304]);

/** Sends to a bank whose address an admin entered, through the guard like every address entered by a user. */
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
