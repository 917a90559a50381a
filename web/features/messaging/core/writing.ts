/** Who is writing in which conversation. */
export interface Writer {
  conversationId: number;
  userId: number;
  name: string;
}

/** Shown for so long after each signal. */
export const writingMs = 5_000;
/** Signalled at most so often while one types. */
export const signalMs = 3_000;

export const withWriter = (writers: readonly Writer[], writer: Writer): readonly Writer[] => [
  ...writers.filter(
    ({ conversationId, userId }) => conversationId !== writer.conversationId || userId !== writer.userId,
  ),
  writer,
];

/** Their message is here: they have written it. */
export const withoutWriters = (writers: readonly Writer[], conversationId: number): readonly Writer[] =>
  writers.some((writer) => writer.conversationId === conversationId)
    ? writers.filter((writer) => writer.conversationId !== conversationId)
    : writers;

export function writingText(names: readonly string[]): string | null {
  const [first, second] = names.map((name) => name.split(/[\s_]+/)[0] ?? name);
  if (first === undefined) return null;
  if (second === undefined) return `${first} is writing…`;
  return names.length === 2 ? `${first} and ${second} are writing…` : 'Several people are writing…';
}
