/** Scheme and host of this site, for links that are copied or sent. Not used during server rendering. */
export const ownOrigin = (): string => (typeof location === 'undefined' ? 'http://localhost' : location.origin);
