export const maxRows = 5000;
export const maxImportBytes = 4 * 1024 * 1024;
/** Written by one call; few enough that the page hears often how far it is. */
export const rowsAtOnce = 50;

/** What the first look says of a row: `draft` lacks something that a listing needs, `known` is there already. */
export const rowKinds = ['ready', 'draft', 'known', 'bad'] as const;
export type RowKind = (typeof rowKinds)[number];

/** What became of a row. */
export const rowOutcomes = ['live', 'draft', 'known', 'no_room'] as const;
export type RowOutcome = (typeof rowOutcomes)[number];

/** What to do with a make or model that is nearly one of the catalogue’s. */
export const spellings = ['ask', 'ours', 'theirs'] as const;
export type Spelling = (typeof spellings)[number];
