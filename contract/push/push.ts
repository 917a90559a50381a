import { z } from 'zod';
import { member } from '../access/who.ts';
import { call } from '../kit/call.ts';
import { done, Id, nothing, success, text } from '../kit/shapes.ts';
import { noticeGroupNames } from '../notices/notice-groups.ts';

const PushState = z
  .object({
    /** The site's public key, which a browser needs to subscribe. */
    key: z.string(),
    /** The groups this browser shows. Null if it doesn't show any notifications. */
    groups: z.array(z.enum(noticeGroupNames)).nullable(),
  })
  .meta({ title: 'PushState' });
export type PushState = z.output<typeof PushState>;

/** Notifications in browsers that may be closed (web push). Each session has at most one subscription. */
export const push = {
  state: call('GET /api/push.php', {
    summary: 'Get the notification groups that this browser shows, and the key to subscribe with',
    who: member,
    limit: 'notices',
    input: nothing,
    output: success('push', PushState),
  }),
  subscribe: call('POST /api/push.php?action=subscribe', {
    summary: 'Let this browser show notifications while the site is closed. Replaces its earlier subscription.',
    who: member,
    limit: 'settings',
    input: z.object({
      /** The address at the browser's push service. */
      endpoint: text(1_000, { min: 1 }),
      /** The browser's public key and its secret, as it writes them. */
      p256dh: text(87).regex(/^B[\w-]{86}$/, 'This isn’t a key from a browser'),
      auth: text(22).regex(/^[\w-]{22}$/, 'This isn’t a key from a browser'),
    }),
    output: done,
  }),
  choose: call('POST /api/push.php?action=choose', {
    summary: 'Turn a notification group on or off in this browser',
    who: member,
    limit: 'settings',
    input: z.object({ group: z.enum(noticeGroupNames), is_wanted: z.boolean() }),
    output: done,
    fails: ['push_is_off'],
  }),
  remove: call('POST /api/push.php?action=remove', {
    summary: 'Stop notifications in one of your browsers',
    who: member,
    limit: 'settings',
    input: z.object({ session_id: Id }),
    output: done,
    fails: ['session_not_found'],
  }),
};
