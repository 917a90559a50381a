/** So much of a key is shown that whoever has it knows it again, and nothing of one that this would give away. */
export const shownEnd = (key: string): string => (key.length >= 12 ? `…${key.slice(-4)}` : '…');

/** The address that calls are put behind, as it was typed; or what is wrong with it. */
export function readEndpoint(typed: string): { baseUrl: string; host: string } | { wrong: string } {
  if (/[?#]/.test(typed)) return { wrong: 'Please enter the address without a ? or # part' };
  const baseUrl = typed.replace(/\/+$/, '');
  // Whatever else is wrong with it, the guard says.
  return { baseUrl, host: URL.canParse(baseUrl) ? new URL(baseUrl).host : '' };
}
