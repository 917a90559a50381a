import type { Notice } from '@forecourt/contract/notices/notices.ts';
import type { Asked } from './fake-server.ts';

export const aNotice: Notice = {
  id: 1,
  kind: 'listing_ends_soon',
  sentence: 'Your listing “2021 Karin Sultan” ends within 3 days.',
  link: '/terms',
  icon: 'clock',
  photo: null,
  times: 1,
  is_read: false,
  updated_at: '2026-05-03T10:00:00.000Z',
};

export const noticeAnswers = (notices: Notice[], unread_count = notices.filter(({ is_read }) => !is_read).length) => ({
  'notices.unreadCount': { success: true, unread_count } as const,
  'notices.list': { success: true, unread_count, notices, has_more: false } as const,
});

/** This many, one minute apart. */
export const manyNotices = (count: number): Notice[] =>
  Array.from({ length: count }, (_, at) => ({
    ...aNotice,
    id: 500 - at,
    sentence: `Notice ${at}.`,
    updated_at: new Date(Date.parse(aNotice.updated_at) - at * 60_000).toISOString(),
  }));

/** Responds with pages of these, as the server does. */
export const pagesOf =
  (all: readonly Notice[]) =>
  async ({ query }: Asked) => {
    const from = query.before_id ? all.findIndex(({ id }) => id === Number(query.before_id)) + 1 : 0;
    const notices = all.slice(from, from + Number(query.limit));
    return { success: true as const, unread_count: 1, notices, has_more: from + notices.length < all.length };
  };
