import ipaddr from 'ipaddr.js';

/**
 * Whether an address is not on the public internet: our own machine, private and reserved networks, and IPv6 with an
 * embedded IPv4 address. Unreadable addresses count as private.
 */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && (!isGlobal(parsed) || carriesIpv4(parsed));
}

export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** The range assigned to the public so far. The rest is private or unassigned. */
const isGlobal = ({ parts }: ipaddr.IPv6): boolean => (parts[0]! & 0xe000) === 0x2000;

/** ISATAP, possible in any network: the last four bytes are an IPv4 address. */
const carriesIpv4 = ({ parts }: ipaddr.IPv6): boolean => (parts[4]! & 0xfdff) === 0 && parts[5] === 0x5efe;

/** The address itself, or the first 64 bits of IPv6, because one customer has all addresses of a /64. */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
