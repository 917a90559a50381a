/** Scheme and host of this site, for what is copied and sent; a page that is drawn on the server sends nothing. */
export const ownOrigin = (): string => (typeof location === 'undefined' ? 'http://localhost' : location.origin);
