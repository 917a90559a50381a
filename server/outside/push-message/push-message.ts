// A CommonJS module: Node finds none of its names.
import webPush from 'web-push';

/** The site's key pair for web push (VAPID, RFC 8292). */
export interface PushKeyPair {
  publicKey: string;
  privateKey: string;
}
export const newPushKeyPair = (): PushKeyPair => webPush.generateVAPIDKeys();

interface PushMessage {
  to: { endpoint: string; p256dh: string; auth: string };
  text: string;
  keys: PushKeyPair;
  /** The contact for push services that have trouble with our messages. */
  subject: string;
  /** A later message with the same topic replaces one that hasn't arrived yet. */
  topic: string;
}

const day = 24 * 60 * 60;

/** Encrypts a message for one browser (RFC 8291) and signs its headers. Sends nothing: that is up to the guard. */
export function pushRequest({ to: { endpoint, ...keys }, text, keys: vapid, subject, topic }: PushMessage) {
  const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, text, {
    vapidDetails: { subject, ...vapid },
    TTL: day,
    urgency: 'normal',
    topic,
    contentEncoding: 'aes128gcm',
  });
  const texts = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { headers: Object.fromEntries(texts) as Record<string, string>, body };
}
