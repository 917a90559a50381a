import { tab } from './storage.ts';
import { resumeAt } from './resume-after-login.ts';

const key = 'forecourt.return';

/** Allows only paths on this site. Anything else, and the login pages themselves, become the home page. */
export function safeReturnAddress(text: unknown): string {
  if (typeof text !== 'string' || !/^\/(?![/\\])/.test(text) || hasControlCharacter(text)) return '/';
  const { origin, pathname } = new URL(text, location.origin);
  // `/.//evil.example` is a path on this site that turns into another site's address when normalised.
  return origin !== location.origin || pathname.startsWith('//') || ofSignIn.test(pathname) ? '/' : text;
}

/** Stored in the tab during the login at the provider. Used once, after a successful login. */
export const keepReturnAddress = (address: string) => tab.write(key, address);

export function takeReturnAddress(): string {
  const address = peekReturnAddress();
  tab.remove(key);
  resumeAt(address);
  return address;
}

export const peekReturnAddress = (): string => safeReturnAddress(tab.read(key));

/** Where a login on this page returns to: this page, or the target of a login already in progress. */
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

// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f]/.test(text);
