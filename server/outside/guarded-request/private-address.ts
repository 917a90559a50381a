import ipaddr from 'ipaddr.js';

/**
 * Whether an address leads anywhere but out to the public internet: our own machine, the networks around it, what is
 * reserved, and IPv6 that carries an IPv4 address inside. What cannot be read is inward too.
 */
export function isPrivateAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return true;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && (!isGlobal(parsed) || carriesIpv4(parsed));
}

export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** All that is handed out to the public so far; the rest is somebody's own or nobody's. */
const isGlobal = ({ parts }: ipaddr.IPv6): boolean => (parts[0]! & 0xe000) === 0x2000;

/** ISATAP, which may stand in any network: the four last bytes are an address of IPv4. */
const carriesIpv4 = ({ parts }: ipaddr.IPv6): boolean => (parts[4]! & 0xfdff) === 0 && parts[5] === 0x5efe;

/** The address itself, or of IPv6 the first 64 bits: whoever has one such address has all of them. */
export function networkOf(address: string): string {
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
