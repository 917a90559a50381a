import { createHmac, timingSafeEqual } from 'node:crypto';

const maxAgeSeconds = 300;

/** Shown on /developers. Tests run it on messages we sent. */
export function isFromForecourt(headers: Record<string, string>, body: string, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signatures = '' } = headers;
  if (Math.abs(Date.now() / 1000 - Number(sentAt)) > maxAgeSeconds) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${sentAt}.${body}`).digest();
  return signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace('v1,', ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
