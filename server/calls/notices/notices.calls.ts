import { teamRoleMay } from '@forecourt/contract/access/team-rights.ts';
import { staffRoleMay } from '@forecourt/contract/access/staff-rights.ts';
import { groupsFor, noticeGroups } from '@forecourt/contract/notices/notice-groups.ts';
import type { notices } from '@forecourt/contract/notices/notices.ts';
import type { Database } from '../../database/database.ts';
import { notify } from '../../events/notify.ts';
import { mute, mutedGroups, unmute } from '../../features/notices/choices.store.ts';
import { noticeView } from '../../features/notices/notice-views.rules.ts';
import { countUnread, listNotices, markAllRead, markRead } from '../../features/notices/notices.store.ts';
import { fail } from '../../lib/failure.ts';
import { reachOf, type Handlers } from '../../lib/handlers.ts';

export function noticesCalls(db: Database): Handlers<typeof notices> {
  const unreadOf = async ({ id }: { id: number }) =>
    ({ success: true, unread_count: await countUnread(db, id) }) as const;
  /** Updates the user's other devices and tabs. */
  const refreshOtherPages = (userId: number) => notify(db, { to: [userId], event: { kind: 'notices_changed' } });

  return {
    async list({ before, before_id, limit }, actor) {
      const found = await listNotices(db, reachOf(actor), { before, beforeId: before_id, limit: limit + 1 });
      const shown = found.slice(0, limit).map(noticeView);
      return { ...(await unreadOf(actor)), notices: shown, has_more: found.length > limit };
    },

    unreadCount: (_nothing, actor) => unreadOf(actor),

    async markRead({ id }, actor) {
      const outcome = await markRead(db, actor.id, id);
      if (outcome === 'missing') fail('notice_not_found');
      if (outcome === 'read_now') await refreshOtherPages(actor.id);
      return unreadOf(actor);
    },

    async markAllRead({ up_to }, actor) {
      if ((await markAllRead(db, actor.id, up_to)) > 0) await refreshOtherPages(actor.id);
      return unreadOf(actor);
    },

    async choices(_nothing, { id, team, staffRole }) {
      const muted = await mutedGroups(db, id);
      const isDealer = team !== null && teamRoleMay(team.role, 'membership.pay');
      const choices = groupsFor({ isDealer, isStaff: staffRoleMay(staffRole, 'dashboard.read') }).map((group) => {
        const { title, text } = noticeGroups[group];
        return { group, title, text, is_wanted: !muted.has(group) };
      });
      return { success: true, choices };
    },

    async choose({ group, is_wanted }, { id }) {
      await (is_wanted ? unmute(db, id, group) : mute(db, id, group));
      return { success: true };
    },
  };
}
