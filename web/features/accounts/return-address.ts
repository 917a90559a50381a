import { tab } from '../../lib/storage.ts';

const key = 'forecourt.return';

/** Only paths of our own pages: anything else, or a page of the sign-in itself, becomes the home page. */
export function safeReturnAddress(text: unknown): string {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text) || hasControlCharacter(text)) return '/';
  const { origin, pathname } = new URL(text, location.origin);
  return origin !== location.origin || ofSignIn.test(pathname) ? '/' : text;
}

/** Kept in the tab over the trip to the provider; taken once, when the sign-in worked. */
export const keepReturnAddress = (address: string) => tab.write(key, address);

export function takeReturnAddress(): string {
  const address = peekReturnAddress();
  tab.remove(key);
  return address;
}

export const peekReturnAddress = (): string => safeReturnAddress(tab.read(key));

const ofSignIn = /^\/(login|auth\/callback|oauth\/callback)\/?$/;

// oxlint-disable-next-line no-control-regex -- they are what it looks for
const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f]/.test(text);
