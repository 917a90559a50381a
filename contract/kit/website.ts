import { z } from 'zod';
import { text } from './shapes.ts';

export const maxWebsite = 200;

const enterAddress = 'Please enter a web address, such as https://example.com';

/**
 * A website address that is safe to link: http or https, a public-looking host and no credentials.
 * An address without a scheme is treated as https.
 */
export const Website = text(maxWebsite).transform((input, context): string => {
  const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(input) ? input : `https://${input}`;
  const address = isOneWord(input) && URL.canParse(whole) ? new URL(whole) : null;
  if (!address || !isWeb(address)) return refuse(context, enterAddress);
  const normal = address.pathname === '/' && !address.search && !address.hash ? address.origin : address.href;
  return normal.length <= maxWebsite ? normal : refuse(context, `Please enter at most ${maxWebsite} characters`);
});

const isOneWord = (input: string) => !/[\s\\]/.test(input);

const isWeb = ({ protocol, hostname, username, password }: URL) =>
  (protocol === 'https:' || protocol === 'http:') && /\.[a-z][a-z0-9-]*$/i.test(hostname) && !username && !password;

function refuse(context: z.core.$RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
}
