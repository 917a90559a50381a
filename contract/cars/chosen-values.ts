/** More do not stand side by side. */
export const mostCompared = 4;
/** As many as a browser keeps of those it looked at. */
export const mostRecent = 12;
