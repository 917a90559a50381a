import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, nothing, success } from '../kit/shapes.ts';
import { member } from '../kit/who.ts';
import { Photo } from '../photos/photos.ts';
import { noticeGroupNames } from './notice-groups.ts';
import { noticeIcons } from './notice-kind.ts';
import { noticeKindNames } from './notice-kinds.ts';

export const Notice = z
  .object({
    id: Id,
    kind: z.enum(noticeKindNames),
    sentence: z.string(),
    /** A page of ours. */
    link: z.string().regex(/^\/(?!\/)/),
    icon: z.enum(noticeIcons),
    /** The cover of the car it is about, where the reader may see it. */
    photo: Photo.nullable(),
    /** How many are in this line. */
    times: z.number().int(),
    is_read: z.boolean(),
    /** Of the latest of them. */
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
  .regex(/^[12]\d{3}-/, 'That is too long ago');

const unread = success('unread_count', z.number().int());

/** What the site tells people: the bell, its panel and the page. Messages have their own corner. */
export const notices = {
  list: call('GET /api/notices.php', {
    summary: 'What one was told, the latest first, and how much of it is unread',
    who: member,
    limit: 'notices',
    input: z.object({
      /** Those before this moment, for the next page. */
      before: PastMoment.optional(),
      /** Of those of that very moment, the ones behind this one. */
      before_id: Id.optional(),
      limit: z.number().int().min(1).max(100).default(30),
    }),
    output: unread.extend({ notices: z.array(Notice), has_more: z.boolean() }),
  }),
  unreadCount: call('GET /api/notices.php?action=unread_count', {
    summary: 'How many notices are unread',
    who: member,
    limit: 'notices',
    input: nothing,
    output: unread,
  }),
  markRead: call('POST /api/notices.php?action=mark_read', {
    summary: 'Mark one notice as read, as opening it does',
    who: member,
    limit: 'notices',
    input: z.object({ id: Id }),
    output: unread,
    fails: ['notice_not_found'],
  }),
  markAllRead: call('POST /api/notices.php?action=mark_all_read', {
    summary: 'Mark all notices as read that came up to the latest one has seen',
    who: member,
    limit: 'notices',
    input: z.object({
      /** `updated_at` of the latest on the screen: what came after it stays unread. */
      up_to: PastMoment,
    }),
    output: unread,
  }),
  choices: call('GET /api/notices.php?action=choices', {
    summary: 'What one can be told, group by group, and whether one wants it',
    who: member,
    limit: 'notices',
    input: nothing,
    output: success('choices', z.array(NoticeChoice)),
  }),
  choose: call('POST /api/notices.php?action=choices', {
    summary: 'Be told of a group of things from now on, or no longer',
    who: member,
    limit: 'notices',
    input: z.object({ group: z.enum(noticeGroupNames), is_wanted: z.boolean() }),
    output: done,
  }),
};
