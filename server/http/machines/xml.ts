/** XML allows no control characters, not even escaped, and people's texts may contain some. */
// oxlint-disable-next-line no-control-regex -- these are what it removes
const forbidden = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export const xmlHead = '<?xml version="1.0" encoding="utf-8"?>\n';
