/** Maximum cars in a comparison. */
export const maxCompared = 4;
/** Maximum recently viewed cars a browser remembers. */
export const maxRecent = 12;
