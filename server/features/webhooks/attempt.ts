/** The result of one attempt. */
export type AttemptResult =
  | { status: number; headers: Record<string, string | string[] | undefined>; body: string }
  | { status: null; why: string };

/** One attempt as the log stores it. */
export interface Attempted {
  startedAt: Date;
  durationMs: number;
  request: string;
  statusCode: number | null;
  answer: string | null;
  outcome: string;
}
