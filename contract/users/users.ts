import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, nothing, success, text } from '../kit/shapes.ts';
import { staffRoles } from '../access/who.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { JudgedPerson } from './judged-person.ts';
import { userNotes } from './user-notes.ts';
import { AdminUser, Number0, UserDetails, UserStats } from './user-shapes.ts';
import { maxUserSearch, userKinds, usersPerPage, userSorts, userStatuses } from './user-values.ts';

/** All accounts, for staff. `accounts.updateStatus` changes their standing. */
export const users = {
  list: call('GET /api/users.php?action=admin_users', {
    summary: 'List users by status, kind and name, paged',
    who: staffMay('users.read'),
    limit: 'browse',
    input: z.object({
      page: z.number().int().min(1).max(1_000_000).default(1),
      limit: z.number().int().min(1).max(100).default(usersPerPage),
      status: z.enum(userStatuses).optional(),
      role: z.enum(userKinds).optional(),
      /** Every word must be the start of a word in the name. */
      search: text(maxUserSearch).optional(),
      sort: z.enum(userSorts).default('newest'),
    }),
    output: z.object({
      success: z.literal(true),
      users: z.array(AdminUser),
      pagination: z.object({
        page: Number0,
        limit: Number0,
        total: Number0,
        /** The search finds more. Counting and paging stop at `total`. */
        total_is_capped: z.boolean(),
        pages: Number0,
      }),
    }),
  }),
  stats: call('GET /api/users.php?action=user_stats', {
    summary: 'Count users by status and role, without names',
    who: staffMay('users.count'),
    limit: 'browse',
    input: nothing,
    output: success('stats', UserStats),
  }),
  details: call('GET /api/users.php?action=user_details', {
    summary: 'Get a user with everything your role can see',
    who: staffMay('users.read'),
    limit: 'people',
    input: z.object({ id: Id }),
    output: success('user', UserDetails),
    fails: ['user_not_found'],
  }),
  standing: call('GET /api/users.php?action=standing', {
    summary: "Get a user's standing, earlier decisions and what a restriction would affect",
    who: staffMay('users.read'),
    limit: 'people',
    input: z.object({ id: Id }),
    output: success('person', JudgedPerson),
    fails: ['user_not_found'],
  }),
  ...userNotes,
  warn: call('POST /api/users.php?action=warn', {
    summary: 'Warn a user. They get the reason as a notification, and it’s added to their history.',
    who: staffMay('users.warn'),
    limit: 'ticket_staff',
    input: z.object({ user_id: Id, reason: Reason }),
    output: done,
    fails: ['user_not_found', 'not_allowed', 'warned_just_now'],
  }),
  updateRole: call('PUT /api/users.php?action=update_role', {
    summary: 'Set or remove a user’s staff role. Their open pages gain or lose the portal right away.',
    who: staffMay('users.roles'),
    limit: 'ticket_staff',
    input: z.object({
      user_id: Id,
      /** Null removes the role. */
      role: z.enum(staffRoles).nullable(),
      reason: Reason,
    }),
    output: done,
    fails: ['user_not_found', 'not_allowed', 'role_is_so', 'role_for_nobody', 'only_admin'],
  }),
  endSessions: call('POST /api/users.php?action=end_sessions', {
    summary: 'Sign a user out on one device or all of them. Their open pages are signed out right away.',
    who: staffMay('users.suspend'),
    limit: 'ticket_staff',
    input: z.object({
      user_id: Id,
      /** All devices if left out. */
      session_id: Id.optional(),
      reason: Reason,
    }),
    output: success('ended', Number0),
    fails: ['user_not_found', 'not_allowed', 'signed_out_already'],
  }),
};
