/** More do not stand side by side. */
export const maxCompared = 4;
/** As many as a browser keeps of those it looked at. */
export const maxRecent = 12;
