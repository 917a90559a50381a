import { isIP } from 'node:net';

export const addressSentences = {
  noAddress: 'Please enter a web address, such as https://example.com/hook',
  notHttps: 'Please enter an address that starts with https://',
  hasPassword: 'Please leave the user name and password out of the address',
  isNumber: 'Please enter an address with a name instead of a number',
  inward: 'This address is in a private network, so nothing can be sent to it',
  port: 'Please use the standard port, or one from 1024 up',
  notFound: 'There is nothing at this address. Please check the spelling.',
} as const;

/** An address entered by a user that can't be used. */
export class AddressRefused extends Error {}

const refuse = (why: keyof typeof addressSentences): never => {
  throw new AddressRefused(addressSentences[why]);
};

/** Names that are never public, whatever a resolver says. */
const inwardNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|localdomain|arpa|onion|test|invalid)$/;

/** Checks the text of an address: https, a public-looking name, no credentials. IP addresses aren't accepted. */
export function readAddress(typed: string): URL {
  // Input that a browser would correct is refused, because the mistake may be on purpose.
  if (!/^[a-z]+:\/\/[\x21-\x7e]+$/i.test(typed) || typed.includes('\\') || !URL.canParse(typed))
    return refuse('noAddress');
  const url = new URL(typed);
  if (url.protocol !== 'https:') return refuse('notHttps');
  const [authority = ''] = typed.slice('https://'.length).split(/[/?#]/, 1);
  if (authority.includes('@')) return refuse('hasPassword');
  if (authority === '') return refuse('noAddress');
  const name = url.hostname.replace(/\.+$/, '');
  if (url.hostname.startsWith('[') || isIP(name) !== 0 || /^[\d.]*$/.test(name)) return refuse('isNumber');
  if (!name.includes('.') || inwardNames.test(name)) return refuse('inward');
  if (url.port !== '' && Number(url.port) < 1024) return refuse('port');
  url.hostname = name;
  url.hash = '';
  return url;
}
