/** Errors by code, with the HTTP status and the sentence shown to users. */
export type Errors = Record<string, { status: number; sentence: string }>;
