import { asFile } from '../../pictures.ts';
import type { Lines } from '../line.ts';
import { reason, smallPicture } from './values.ts';

export const dealers: Lines<'dealers'> = {
  list: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  get: ['ok | ok | ok | ok | ok | ok | ok', ({ dealerId }) => ({ id: dealerId })],
  settings: ['401 | 403 | 403 | 403 | ok | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  update: [
    '401 | 404 | 404 | 404 | ok ok 403 403 | 404 | 404',
    ({ dealerId }) => ({ id: dealerId, description: 'Fine cars' }),
  ],
  closing: ['401 | 403 | 403 | 403 | ok 403 403 403 | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  close: [
    '401 | 403 | 403 | 403 | ok 403 403 403 | 403 | 403',
    ({ dealerId }) => ({ dealer_account_id: dealerId, company_name: 'Eclipse Motors' }),
  ],
  create: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    ({ strangerId }) => ({ company_name: 'Wynn Cars', user_id: strangerId, phone: '5550101', reason }),
  ],
  addUser: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    ({ dealerId, strangerId }) => ({ dealer_id: dealerId, user_id: strangerId, role: 'staff', reason }),
  ],
  addTeamMember: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    ({ dealerId, strangerId }) => ({ dealer_account_id: dealerId, user_id: strangerId, role: 'staff', reason }),
  ],
  rename: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ dealerId }) => ({ id: dealerId, company_name: 'Another Name', reason }),
  ],
  updateStatus: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ dealerId }) => ({ id: dealerId, status: 'suspended', reason }),
  ],
  nameOwner: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    ({ eclipseId, colleagueId }) => ({ id: eclipseId, user_id: colleagueId, reason }),
  ],
  extendMembership: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    ({ dealerId, membershipEnd }) => ({ id: dealerId, days: 7, seen_end: membershipEnd, reason }),
  ],
  staffList: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  staffDealer: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ dealerId }) => ({ id: dealerId })],
  staffTeamLog: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ dealerId }) => ({ id: dealerId })],
  team: ['401 | 403 | 403 | 403 | ok | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  invite: {
    'to the staff': [
      '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
      ({ dealerId, buyerId }) => ({ dealer_account_id: dealerId, user_id: buyerId, role: 'staff' }),
    ],
    'as a manager': [
      '401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403',
      ({ dealerId, buyerId }) => ({ dealer_account_id: dealerId, user_id: buyerId, role: 'manager' }),
    ],
    'as an administrator': [
      '401 | 403 | 403 | 403 | ok 403 403 403 | 403 | 403',
      ({ dealerId, buyerId }) => ({ dealer_account_id: dealerId, user_id: buyerId, role: 'admin' }),
    ],
  },
  pendingInvitations: ['401 | 403 | 403 | 403 | ok | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  resendInvitation: [
    '401 | 404 | 404 | 404 | ok ok ok 403 | 404 | 404',
    ({ dealerInvitation }) => ({ invitation_id: dealerInvitation }),
  ],
  teamLog: ['401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  acceptInvitation: [
    '401 | 404 | ok | 404 | 404 | 404 | 404',
    ({ invitationId, me }) => ({ invitation_id: invitationId, user_id: me }),
  ],
  // Users who may invite use this to withdraw an invitation.
  declineInvitation: [
    '401 | 404 | ok | 404 | ok ok ok 404 | 404 | 404',
    ({ invitationId }) => ({ invitation_id: invitationId }),
  ],
  searchUsers: ['401 | 403 | 403 | 403 | ok ok ok 403 | ok ok ok 403 | 403', () => ({ query: 'Tess' })],
  removeTeamMember: {
    'one of the staff': [
      '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
      ({ dealerId, colleagueId }) => ({ dealer_account_id: dealerId, user_id: colleagueId }),
    ],
    'the manager': [
      '401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403',
      ({ dealerId, managerId }) => ({ dealer_account_id: dealerId, user_id: managerId }),
    ],
  },
  changeMemberRole: {
    'to manager': [
      '401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403',
      ({ dealerId, colleagueId }) => ({ dealer_account_id: dealerId, user_id: colleagueId, new_role: 'manager' }),
    ],
    'to administrator': [
      '401 | 403 | 403 | 403 | ok 403 403 403 | 403 | 403',
      ({ dealerId, colleagueId }) => ({ dealer_account_id: dealerId, user_id: colleagueId, new_role: 'admin' }),
    ],
    'to owner': [
      '401 | 403 | 403 | 403 | ok 403 403 403 | 403 | 403',
      ({ dealerId, managerId }) => ({ dealer_account_id: dealerId, user_id: managerId, new_role: 'owner' }),
    ],
  },
  // Null for a role whose steps are done.
  firstSteps: ['401 | 403 | 403 | 403 | ok ok none none | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  dismissFirstSteps: [
    '401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403',
    ({ dealerId }) => ({ dealer_account_id: dealerId }),
  ],
  // Only the owner and the colleague it was offered to see it.
  ownershipTransfer: [
    '401 | 403 | 403 | 403 | ok none ok none | 403 | 403',
    ({ dealerId }) => ({ dealer_id: dealerId }),
  ],
  // Only the colleague it was offered to can answer, here the manager.
  answerOwnershipTransfer: {
    accepting: [
      '401 | 403 | 403 | 403 | 404 404 ok 404 | 403 | 403',
      ({ dealerId, transferId }) => ({ dealer_account_id: dealerId, transfer_id: transferId, answer: 'accept' }),
    ],
    declining: [
      '401 | 403 | 403 | 403 | 404 404 ok 404 | 403 | 403',
      ({ dealerId, transferId }) => ({ dealer_account_id: dealerId, transfer_id: transferId, answer: 'decline' }),
    ],
  },
  withdrawOwnershipTransfer: [
    '401 | 403 | 403 | 403 | ok 403 403 403 | 403 | 403',
    ({ dealerId, transferId }) => ({ dealer_account_id: dealerId, transfer_id: transferId }),
  ],
  // An owner transfers the dealership first.
  leaveTeam: [
    '401 | 403 | 403 | 403 | 409 ok ok ok | 403 | 403',
    ({ dealerId, me }) => ({ dealer_account_id: dealerId, user_id: me }),
  ],
  setLogo: [
    '401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403',
    ({ dealerId }) => ({ dealer_account_id: dealerId, files: { logo: [asFile(smallPicture, 'logo.png')] } }),
  ],
  removeLogo: [
    '401 | 403 | 403 | 403 | ok ok 403 403 | 403 | 403',
    ({ dealerId }) => ({ dealer_account_id: dealerId }),
  ],
  checkUserRole: ['401 | 403 | ok | 403 | 403 | 403 | 403', ({ userId }) => ({ user_id: userId })],
};

export const applications: Lines<'applications'> = {
  // Mara has a pending application, the dealers are already dealers, and a phone number is required.
  submit: [
    '401 | 409 | 409 | 409 | 409 | 409 | ok',
    () => ({ companyName: 'Lund Cars', businessType: 'other', description: 'Cars', phone: '5550101' }),
  ],
  mine: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  terms: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  withdraw: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ applicationId }) => ({ id: applicationId })],
  list: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  review: {
    approves: [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
      ({ applicationId }) => ({ id: applicationId, status: 'approved', review_notes: '' }),
    ],
    declines: [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
      ({ applicationId }) => ({ id: applicationId, status: 'declined', review_notes: reason }),
    ],
  },
  remove: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    ({ applicationId }) => ({ id: applicationId, reason }),
  ],
};

export const inventory: Lines<'inventory'> = {
  list: ['401 | 403 | 403 | 403 | ok | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  bulk: [
    '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
    ({ dealerId, car }) => ({ dealer_id: dealerId, car_ids: [car], change: 'delete', preview: false }),
  ],
  undoPrices: [
    '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
    ({ dealerId, undoId }) => ({ dealer_id: dealerId, undo_id: undoId }),
  ],
  file: ['401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
};

const table = new File(['make,model,year,price\nKarin,Sultan,2021,40000'], 'cars.csv', { type: 'text/csv' });

export const imports: Lines<'imports'> = {
  check: [
    '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
    ({ dealerId }) => ({ dealer_id: dealerId, files: { file: [table] } }),
  ],
  run: [
    '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
    ({ dealerId, importId }) => ({ dealer_id: dealerId, id: importId, lists_now: false }),
  ],
  get: {
    'of the dealer': [
      '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
      ({ dealerId, importId }) => ({ dealer_id: dealerId, id: importId }),
    ],
    'in the name of one’s own': [
      '401 | 403 | 403 | 403 | ok ok ok 403 | 404 404 404 403 | 403',
      ({ eclipseId, importId }) => ({ dealer_id: eclipseId, id: importId }),
    ],
  },
  unfinished: ['401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  stop: {
    'of the dealer': [
      '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
      ({ dealerId, importId }) => ({ dealer_id: dealerId, id: importId }),
    ],
    'in the name of one’s own': [
      '401 | 403 | 403 | 403 | ok ok ok 403 | 404 404 404 403 | 403',
      ({ eclipseId, importId }) => ({ dealer_id: eclipseId, id: importId }),
    ],
  },
  problems: [
    '401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403',
    ({ dealerId, importId }) => ({ dealer_id: dealerId, id: importId }),
  ],
};

export const figures: Lines<'figures'> = {
  header: ['401 | 403 | 403 | 403 | ok | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  dashboard: ['401 | 403 | 403 | 403 | ok | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  analytics: ['401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
  file: ['401 | 403 | 403 | 403 | ok ok ok 403 | 403 | 403', ({ dealerId }) => ({ dealer_id: dealerId })],
};
