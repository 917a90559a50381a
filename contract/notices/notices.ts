import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, nothing, success } from '../kit/shapes.ts';
import { member } from '../access/who.ts';
import { Photo } from '../photos/photos.ts';
import { noticeGroupNames } from './notice-groups.ts';
import { noticeIcons } from './notice-kind.ts';
import { noticeKindNames } from './notice-kinds.ts';

export const Notice = z
  .object({
    id: Id,
    kind: z.enum(noticeKindNames),
    sentence: z.string(),
    /** A path on this site. */
    link: z.string().regex(/^\/(?!\/)/),
    icon: z.enum(noticeIcons),
    /** Cover of the car it's about, if the reader can see it. */
    photo: Photo.nullable(),
    /** Number of events combined in this notification. */
    times: z.number().int(),
    is_read: z.boolean(),
    /** The saved searches that caused it. Each can be paused or stopped from here. */
    searches: z.array(z.object({ id: Id, name: z.string() })).optional(),
    /** The followed dealer that caused it. It can be unfollowed from here. */
    dealer: z.object({ id: Id, name: z.string() }).optional(),
    /** Time of the latest event. */
    updated_at: Moment,
  })
  .meta({ title: 'Notice' });
export type Notice = z.output<typeof Notice>;

const NoticeChoice = z.object({
  group: z.enum(noticeGroupNames),
  title: z.string(),
  text: z.string(),
  is_wanted: z.boolean(),
});
export type NoticeChoice = z.output<typeof NoticeChoice>;

const PastMoment = z.iso
  .datetime()
  .max(30)
  .regex(/^[12]\d{3}-/, 'That’s too long ago');

const unread = success('unread_count', z.number().int());

/** Notifications: the bell, its panel and the page. Messages are separate. */
export const notices = {
  list: call('GET /api/notices.php', {
    summary: 'List notifications, newest first, with the unread count',
    who: member,
    limit: 'notices',
    input: z.object({
      /** For the next page: only notifications before this moment. */
      before: PastMoment.optional(),
      /** Breaks ties: at that exact moment, only the ones after this id. */
      before_id: Id.optional(),
      limit: z.number().int().min(1).max(100).default(30),
    }),
    output: unread.extend({ notices: z.array(Notice), has_more: z.boolean() }),
  }),
  unreadCount: call('GET /api/notices.php?action=unread_count', {
    summary: 'Count unread notifications',
    who: member,
    limit: 'notices',
    input: nothing,
    output: unread,
  }),
  markRead: call('POST /api/notices.php?action=mark_read', {
    summary: 'Mark a notification as read',
    who: member,
    limit: 'notices',
    input: z.object({ id: Id }),
    output: unread,
    fails: ['notice_not_found'],
  }),
  markAllRead: call('POST /api/notices.php?action=mark_all_read', {
    summary: 'Mark all notifications up to the latest one seen as read',
    who: member,
    limit: 'notices',
    input: z.object({
      /** `updated_at` of the latest one on screen. Later ones stay unread. */
      up_to: PastMoment,
    }),
    output: unread,
  }),
  choices: call('GET /api/notices.php?action=choices', {
    summary: 'List notification groups and whether each is turned on',
    who: member,
    limit: 'notices',
    input: nothing,
    output: success('choices', z.array(NoticeChoice)),
  }),
  choose: call('POST /api/notices.php?action=choices', {
    summary: 'Turn a notification group on or off',
    who: member,
    limit: 'notices',
    input: z.object({ group: z.enum(noticeGroupNames), is_wanted: z.boolean() }),
    output: done,
  }),
};
