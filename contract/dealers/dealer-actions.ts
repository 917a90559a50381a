import { z } from 'zod';
import { maxCompanyName } from '../applications/applications.ts';
import { PhoneNumber } from '../kit/contact-details.ts';
import { call } from '../kit/call.ts';
import { done, emptyAsNull, Id, Moment, success, text } from '../kit/shapes.ts';
import { invitedRoles } from '../access/team-rights.ts';
import { Website } from '../kit/website.ts';
import { Reason } from '../kit/reason.ts';
import { staffMay } from '../access/staff-rights.ts';
import { maxExtensionDays } from './extend-membership.ts';
import { maxCompanyDescription } from './settings-values.ts';

const CompanyName = text(maxCompanyName, { min: 1, tooShort: 'Company name is required' });
const Joining = { user_id: Id, role: z.enum(invitedRoles), reason: Reason };
const howManyDays = `Please enter from 1 to ${maxExtensionDays} days`;
const joiningFails = ['dealer_not_found', 'dealer_closed', 'user_not_found', 'person_has_team', 'not_allowed'] as const;

/** Staff actions on a dealer and its team. Each needs a reason, which is logged and shown to the people affected. */
export const dealerActions = {
  create: call('POST /api/dealers.php', {
    summary: 'Open a dealer account without an application. Its time to pay the membership starts.',
    who: staffMay('dealers.create'),
    limit: 'settings',
    input: z.object({
      company_name: CompanyName,
      /** The owner. */
      user_id: Id,
      phone: PhoneNumber,
      description: emptyAsNull(text(maxCompanyDescription)).optional(),
      website: emptyAsNull(Website).optional(),
      reason: Reason,
    }),
    output: success('id', Id),
    fails: ['user_not_found', 'person_has_team', 'company_name_taken', 'not_allowed'],
  }),
  addUser: call('POST /api/dealers.php?action=add_user', {
    summary: 'Add a user to a dealer’s team without an invitation',
    who: staffMay('dealers.create'),
    limit: 'settings',
    input: z.object({ dealer_id: Id, ...Joining }),
    output: done,
    fails: [...joiningFails],
  }),
  addTeamMember: call('POST /api/dealers.php?action=add_team_member', {
    summary: 'Same as add_user, under the spec’s other name',
    who: staffMay('dealers.create'),
    limit: 'settings',
    input: z.object({ dealer_account_id: Id, ...Joining }),
    output: done,
    fails: [...joiningFails],
  }),
  rename: call('PUT /api/dealers.php?action=rename', {
    summary: 'Rename a dealer',
    who: staffMay('dealers.rename'),
    limit: 'settings',
    input: z.object({ id: Id, company_name: CompanyName, reason: Reason }),
    output: done,
    fails: ['dealer_not_found', 'dealer_closed', 'company_name_taken', 'not_allowed'],
  }),
  nameOwner: call('PUT /api/dealers.php?action=name_owner', {
    summary: 'Make a team member the owner. The previous owner becomes a manager.',
    who: staffMay('dealers.owner'),
    limit: 'settings',
    input: z.object({ id: Id, user_id: Id, reason: Reason }),
    output: done,
    fails: ['dealer_not_found', 'dealer_closed', 'member_not_found', 'not_allowed'],
  }),
  extendMembership: call('PUT /api/dealers.php?action=extend_membership', {
    summary: 'Extend a dealer’s membership without payment. Rejected if its end date has changed.',
    who: staffMay('dealers.extend'),
    limit: 'settings',
    input: z.object({
      id: Id,
      days: z.number(howManyDays).int(howManyDays).min(1, howManyDays).max(maxExtensionDays, howManyDays),
      /** The end date that was seen, so a repeated request extends it only once. */
      seen_end: Moment,
      reason: Reason,
    }),
    output: success('ends_at', Moment),
    fails: ['dealer_not_found', 'dealer_closed', 'membership_not_found', 'membership_changed', 'not_allowed'],
  }),
};
