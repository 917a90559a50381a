import { isIP } from 'node:net';

export const addressSentences = {
  noAddress: 'Please enter a web address, such as https://example.com/hook',
  notHttps: 'Please enter an address that begins with https://',
  hasPassword: 'Please leave the user name and the password out of the address',
  isNumber: 'Please enter an address with a name instead of a number',
  inward: 'This address leads into a private network, where nothing is sent',
  port: 'Please use the usual port, or one from 1024 on',
  notFound: 'There is nothing at this address. Please check its spelling.',
} as const;

/** An address that somebody typed and that goes nowhere. */
export class AddressRefused extends Error {}

const refuse = (why: keyof typeof addressSentences): never => {
  throw new AddressRefused(addressSentences[why]);
};

/** Names that are never public, whatever a resolver says. */
const inwardNames =
  /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|localdomain|arpa|onion|test|invalid)$/;

/** Where it leads, as text alone can tell: https, a public-looking name, nobody's password. Numbers are no names. */
export function readAddress(typed: string): URL {
  // What a browser would mend is refused: the slip may be on purpose.
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
