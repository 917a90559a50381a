import { firstName } from '../../../lib/first-name.ts';

/** Someone who is writing in a conversation. */
export interface Writer {
  conversationId: number;
  /** Null for a member of a dealer's team, who is shown by the dealer's name. */
  userId: number | null;
  name: string;
}

/** Shown for this long after each signal. */
export const writingMs = 5_000;
/** Minimum time between two signals while the user types. */
export const signalMs = 3_000;

export const withWriter = (writers: readonly Writer[], writer: Writer): readonly Writer[] => [
  ...writers.filter(
    ({ conversationId, userId }) => conversationId !== writer.conversationId || userId !== writer.userId,
  ),
  writer,
];

/** Their message has arrived, so they're no longer writing it. */
export const withoutWriters = (writers: readonly Writer[], conversationId: number): readonly Writer[] =>
  writers.some((writer) => writer.conversationId === conversationId)
    ? writers.filter((writer) => writer.conversationId !== conversationId)
    : writers;

export function writingText(writers: readonly Pick<Writer, 'userId' | 'name'>[]): string | null {
  const [first, second] = writers.map(({ userId, name }) => (userId === null ? name : firstName(name)));
  if (first === undefined) return null;
  if (second === undefined) return `${first} is writing…`;
  return writers.length === 2 ? `${first} and ${second} are writing…` : 'Several people are writing…';
}
