export const maxSavedSearches = 50;

/** How often matching cars are announced. */
export const frequencies = ['instant', 'daily', 'weekly', 'off'] as const;
export type Frequency = (typeof frequencies)[number];

export const maxSearchName = 80;

/** How long after its deletion a search can be restored. */
export const undoHours = 24;
