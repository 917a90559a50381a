import type { Format } from '@forecourt/contract/webhooks/webhook-shapes.ts';

/** As it is shown: where it leads and its last four characters. The rest is what lets somebody write there. */
export function maskedAddress(address: string): string {
  const { protocol, host, pathname, search } = new URL(address);
  const rest = `${pathname}${search}`;
  return `${protocol}//${host}/…${rest.length > 12 ? rest.slice(-4) : ''}`;
}

const chats = /(^|\.)(discord\.com|discordapp\.com|guilded\.gg)$/;

/** What a receiver understands, by where it is, unless somebody chose. */
export const formatFor = (address: string, ownChat: string | null): Format => {
  const { hostname } = new URL(address);
  return chats.test(hostname) || hostname === ownChat ? 'chat' : 'standard';
};
