/** Ways in which calls fail, by code: the HTTP status, and the sentence a person may read. */
export type Errors = Record<string, { status: number; sentence: string }>;
