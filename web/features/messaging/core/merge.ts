import type { Message } from '@forecourt/contract/messaging/message-shapes.ts';

/** In the order of their places, each once; what came last says how a message is now. */
export function mergeByPlace(known: readonly Message[], came: readonly Message[]): readonly Message[] {
  if (came.length === 0) return known;
  const byPlace = new Map(known.map((message) => [message.place, message]));
  for (const message of came) byPlace.set(message.place, message);
  return [...byPlace.values()].toSorted((a, b) => a.place - b.place);
}
