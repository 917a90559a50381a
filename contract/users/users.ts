import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, nothing, success, text } from '../kit/shapes.ts';
import { staffRoles } from '../kit/who.ts';
import { Reason } from '../staff/staff-actions.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { JudgedPerson } from './judged-person.ts';
import { AdminUser, Number0, UserDetails, UserStats } from './user-shapes.ts';
import { maxUserSearch, userKinds, usersAtOnce, userSorts, userStatuses } from './user-values.ts';

/** Everybody who has an account, as the staff see and keep them. How they stand is decided by `accounts.updateStatus`. */
export const users = {
  list: call('GET /api/users.php?action=admin_users', {
    summary: 'Everybody, in pages: by status, by kind and by name',
    who: staffMay('users.read'),
    limit: 'browse',
    input: z.object({
      page: z.number().int().min(1).max(1_000_000).default(1),
      limit: z.number().int().min(1).max(100).default(usersAtOnce),
      status: z.enum(userStatuses).optional(),
      role: z.enum(userKinds).optional(),
      /** Every word of it begins a word of the name. */
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
        /** A search finds more; counting stopped at `total`, and so do the pages. */
        total_is_capped: z.boolean(),
        pages: Number0,
      }),
    }),
  }),
  stats: call('GET /api/users.php?action=user_stats', {
    summary: 'How many people there are, by status and role, without their names',
    who: staffMay('users.count'),
    limit: 'browse',
    input: nothing,
    output: success('stats', UserStats),
  }),
  details: call('GET /api/users.php?action=user_details', {
    summary: 'One person with all that the role of who asks may know of them',
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
  updateRole: call('PUT /api/users.php?action=update_role', {
    summary: 'Give somebody a staff role or take it away; their open pages gain or lose the portal at once',
    who: staffMay('users.roles'),
    limit: 'ticket_staff',
    input: z.object({
      user_id: Id,
      /** Null takes it away. */
      role: z.enum(staffRoles).nullable(),
      reason: Reason,
    }),
    output: done,
    fails: ['user_not_found', 'not_allowed', 'role_is_so', 'role_for_nobody', 'only_admin'],
  }),
  endSessions: call('POST /api/users.php?action=end_sessions', {
    summary: 'Sign somebody out on one of their devices, or on all of them; their open pages are told at once',
    who: staffMay('users.suspend'),
    limit: 'ticket_staff',
    input: z.object({
      user_id: Id,
      /** Left out, it is all of them. */
      session_id: Id.optional(),
      reason: Reason,
    }),
    output: success('ended', Number0),
    fails: ['user_not_found', 'not_allowed', 'signed_out_already'],
  }),
};
