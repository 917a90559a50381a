export const maxRows = 5000;
export const maxImportBytes = 4 * 1024 * 1024;
/** Rows written per call. Few enough that the page often gets progress. */
export const rowsPerRequest = 50;

/** The result of checking a row. `draft` lacks something a listing needs, `known` already exists. */
export const rowKinds = ['ready', 'draft', 'known', 'bad'] as const;
export type RowKind = (typeof rowKinds)[number];

/** The result of importing a row. */
export const rowOutcomes = ['live', 'draft', 'known', 'no_room'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** How to handle a make or model that is almost one in the catalogue. */
export const spellings = ['ask', 'ours', 'theirs'] as const;
export type Spelling = (typeof spellings)[number];
