import type { Format } from '@forecourt/contract/webhooks/webhook-shapes.ts';

/** The displayed form: the host and the last four characters. The rest is a secret that allows posting. */
export function maskedAddress(address: string): string {
  const { protocol, host, pathname, search } = new URL(address);
  const rest = `${pathname}${search}`;
  return `${protocol}//${host}/…${rest.length > 12 ? rest.slice(-4) : ''}`;
}

const chats = /(^|\.)(discord\.com|discordapp\.com|guilded\.gg)$/;

/** The message format for this host, unless one was selected. */
export const formatFor = (address: string, ownChat: string | null): Format => {
  const { hostname } = new URL(address);
  return chats.test(hostname) || hostname === ownChat ? 'chat' : 'standard';
};
