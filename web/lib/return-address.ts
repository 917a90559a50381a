import { tab } from './storage.ts';
import { resumeAt } from './resume-after-login.ts';

const key = 'forecourt.return';

/** Only paths of our own pages: anything else, or a page of the sign-in itself, becomes the home page. */
export function safeReturnAddress(text: unknown): string {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text) || hasControlCharacter(text)) return '/';
  const { origin, pathname } = new URL(text, location.origin);
  // `/.//evil.example` is a path of ours that reads as another site's address once it is put in order.
  return origin !== location.origin || pathname.startsWith('//') || ofSignIn.test(pathname) ? '/' : text;
}

/** Kept in the tab over the trip to the provider; taken once, when the sign-in worked. */
export const keepReturnAddress = (address: string) => tab.write(key, address);

export function takeReturnAddress(): string {
  const address = peekReturnAddress();
  tab.remove(key);
  resumeAt(address);
  return address;
}

export const peekReturnAddress = (): string => safeReturnAddress(tab.read(key));

/** Where a login on this page leads back to: here, or where a sign-in that is under way was to lead. */
export function returnAddressAt({ href, pathname, search }: Place): string {
  if (!ofSignIn.test(pathname)) return href;
  return 'returnUrl' in search ? safeReturnAddress(search.returnUrl) : peekReturnAddress();
}

interface Place {
  href: string;
  pathname: string;
  search: { returnUrl?: unknown };
}

const ofSignIn = /^\/(login|complete-profile|auth\/callback|oauth\/callback)\/?$/;

// oxlint-disable-next-line no-control-regex -- they are what it looks for
const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f]/.test(text);
