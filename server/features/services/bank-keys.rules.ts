/** The end of a key, enough for its owner to recognise it. Nothing for keys so short that this would reveal them. */
export const shownEnd = (key: string): string => (key.length >= 12 ? `…${key.slice(-4)}` : '…');

/** The base address as typed, or the problem with it. */
export function readEndpoint(typed: string): { baseUrl: string; host: string } | { wrong: string } {
  if (/[?#]/.test(typed)) return { wrong: 'Please enter the address without a ? or # part' };
  const baseUrl = typed.replace(/\/+$/, '');
  // The request guard reports all other problems.
  return { baseUrl, host: URL.canParse(baseUrl) ? new URL(baseUrl).host : '' };
}
