import { z } from 'zod';
import { call } from '../kit/call.ts';
import { done, Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { anyone } from '../access/who.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { awardIcons, maxAwardDescription, maxAwardName } from './award-values.ts';

export const Award = z
  .object({ id: Id, name: z.string(), description: z.string(), icon: z.enum(awardIcons) })
  .meta({ title: 'Award' });
export type Award = z.output<typeof Award>;

export const AwardGrant = z.object({ id: Id, awarded_at: Moment, award: Award }).meta({ title: 'AwardGrant' });
export type AwardGrant = z.output<typeof AwardGrant>;

const AwardFields = {
  name: text(maxAwardName, { min: 1, tooShort: 'Please enter a name' }),
  description: text(maxAwardDescription, { min: 1, tooShort: 'Please enter what it’s given for' }),
  icon: z.enum(awardIcons, 'Please select an icon'),
};

/** Awards earned by rule or granted by staff. */
export const awards = {
  ofUser: call('GET /api/awards.php?user_id', {
    summary: 'List a user’s awards, newest first',
    who: anyone,
    limit: 'browse',
    input: z.object({ user_id: Id }),
    output: success('awards', z.array(AwardGrant)),
    fails: ['user_not_found'],
  }),
  catalogue: call('GET /api/awards.php?action=catalogue', {
    summary: 'List all awards and how many users have each',
    who: staffMay('awards.read'),
    limit: 'browse',
    input: nothing,
    output: success(
      'awards',
      z.array(Award.extend({ is_by_rule: z.boolean(), is_retired: z.boolean(), granted: z.number().int() })),
    ),
  }),
  add: call('POST /api/awards.php?action=add', {
    summary: 'Add an award to the catalogue',
    who: staffMay('awards.write'),
    limit: 'ticket_staff',
    input: z.object(AwardFields),
    output: success('award', Award),
    fails: ['award_name_taken'],
  }),
  edit: call('PUT /api/awards.php?action=edit', {
    summary: 'Edit or retire an award. Users who have it keep it.',
    who: staffMay('awards.write'),
    limit: 'ticket_staff',
    input: z.object({ id: Id, ...AwardFields, is_retired: z.boolean() }),
    output: success('award', Award),
    fails: ['award_not_found', 'award_name_taken', 'award_by_rule'],
  }),
  grant: call('POST /api/awards.php?action=grant', {
    summary: 'Grant an award to a user, with a reason',
    who: staffMay('awards.grant'),
    limit: 'ticket_staff',
    input: z.object({ award_id: Id, user_id: Id, reason: Reason }),
    output: success('award', AwardGrant),
    fails: ['award_not_found', 'user_not_found', 'has_award', 'award_by_rule', 'not_allowed'],
  }),
  revoke: call('POST /api/awards.php?action=revoke', {
    summary: 'Revoke an award, with a reason',
    who: staffMay('awards.grant'),
    limit: 'ticket_staff',
    input: z.object({ grant_id: Id, reason: Reason }),
    output: done,
    fails: ['award_not_found', 'award_by_rule', 'not_allowed'],
  }),
};
