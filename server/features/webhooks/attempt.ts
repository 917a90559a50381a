/** What came of sending something once. */
export type AttemptResult =
  | { status: number; headers: Record<string, string | string[] | undefined>; body: string }
  | { status: null; why: string };

/** One time it was sent, as the log keeps it. */
export interface Attempted {
  startedAt: Date;
  tookMs: number;
  request: string;
  statusCode: number | null;
  answer: string | null;
  outcome: string;
}
