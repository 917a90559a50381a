import type { Guard } from '../guarded-request/guarded-request.ts';
import type { Send } from '../configured-request.ts';

/** Sends to a bank whose address an admin entered, through the guard like every address entered by a user. */
export const sendGuarded =
  (guard: Guard): Send =>
  (url, { headers, body, longestMs }) =>
    body === null ? guard.get(url, { headers, longestMs }) : guard.post(url, { headers, body, longestMs });
