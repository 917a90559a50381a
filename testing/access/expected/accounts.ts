import { asFile } from '../../pictures.ts';
import type { Lines } from '../line.ts';
import { inDays, reason, smallPicture } from './values.ts';

const details = { phone_number: '5550123', routing_number: '123456789' };
const game = { gta_world_user: { id: 1001 }, selected_character: { id: 10011 } };
const said = { bio: '', website: '', specialties: [], experience_years: 0, hides_as_buyer: false };

export const accounts: Lines<'accounts'> = {
  startSignIn: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  // No one has started a login, and being signed in makes no difference.
  exchangeToken: ['403 | 403 | 403 | 403 | 403 | 403 | 403', () => ({ code: 'abc', state: 'abc' })],
  gameUser: ['401 | 401 | 401 | 401 | 401 | 401 | 401', () => ({})],
  characters: ['401 | 401 | 401 | 401 | 401 | 401 | 401', () => ({})],
  authenticate: ['401 | 401 | 401 | 401 | 401 | 401 | 401', () => game],
  checkSession: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  logout: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  completeProfile: {
    'for oneself': ['401 | ok | ok | ok | ok | ok | ok', ({ me }) => ({ ...details, user_id: me })],
    'as named': ['401 | 403 | ok | 403 | 403 | 403 | 403', ({ userId }) => ({ ...details, user_id: userId })],
  },
  updateProfile: ['401 | 403 | ok | 403 | 403 | 403 | 403', ({ userId }) => ({ ...details, user_id: userId })],
  setAvatar: ['401 | ok | ok | ok | ok | ok | ok', () => ({ files: { avatar: [asFile(smallPicture, 'me.png')] } })],
  removeAvatar: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  user: ['ok | ok | ok | ok | ok | ok | ok', ({ userId }) => ({ id: userId })],
  ownPublicProfile: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  updatePublicProfile: ['401 | 403 | ok | 403 | 403 | 403 | 403', ({ userId }) => ({ ...said, user_id: userId })],
  sessions: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  endSession: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ secondSession }) => ({ session_id: secondSession })],
  endOtherSessions: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  exportData: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  closing: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  // An owner transfers the dealership first, and staff step down first.
  closeAccount: ['401 | ok | ok | ok | 409 ok ok ok | 409 ok ok ok | 409', ({ myName }) => ({ name: myName })],
  updateStatus: {
    suspends: [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
      ({ strangerId }) => ({ user_id: strangerId, status: 'suspended', until: inDays(3), reason }),
    ],
    'ends a suspension': [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
      ({ suspendedId, suspendedUntil: until }) => ({
        user_id: suspendedId,
        status: 'active',
        reason,
        seen: { standing: 'suspended', until },
      }),
    ],
    bans: [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
      ({ strangerId }) => ({ user_id: strangerId, status: 'banned', reason }),
    ],
    'ends a ban': [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
      ({ bannedId }) => ({
        user_id: bannedId,
        status: 'active',
        reason,
        seen: { standing: 'banned', until: null },
      }),
    ],
    'suspends oneself': [
      '401 | 403 | 403 | 403 | 403 | 403 | 403',
      ({ me }) => ({ user_id: me, status: 'suspended', until: inDays(3), reason }),
    ],
  },
};

export const users: Lines<'users'> = {
  list: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  stats: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  details: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ userId }) => ({ id: userId })],
  standing: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ userId }) => ({ id: userId })],
  notes: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ userId }) => ({ id: userId })],
  addNote: {
    'about another': [
      '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
      ({ userId }) => ({ user_id: userId, body: 'Called about the deposit', client_id: crypto.randomUUID() }),
    ],
    'about oneself': [
      '401 | 403 | 403 | 403 | 403 | 403 | 403',
      ({ me }) => ({ user_id: me, body: 'Always polite', client_id: crypto.randomUUID() }),
    ],
  },
  // A colleague's.
  editNote: ['401 | 403 | 403 | 403 | 403 | 403 | 404 404 403 404', ({ noteId }) => ({ id: noteId, body: 'Mine now' })],
  deleteNote: ['401 | 403 | 403 | 403 | 403 | 403 | 404 404 403 404', ({ noteId }) => ({ id: noteId })],
  warn: {
    'a member': ['401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok', ({ userId }) => ({ user_id: userId, reason })],
    'other staff': [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
      ({ deciderId }) => ({ user_id: deciderId, reason }),
    ],
    oneself: ['401 | 403 | 403 | 403 | 403 | 403 | 403', ({ me }) => ({ user_id: me, reason })],
  },
  updateRole: {
    another: [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
      ({ strangerId }) => ({ user_id: strangerId, role: 'support', reason }),
    ],
    oneself: ['401 | 403 | 403 | 403 | 403 | 403 | 403', ({ me }) => ({ user_id: me, role: 'support', reason })],
  },
  endSessions: ['401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok', ({ userId }) => ({ user_id: userId, reason })],
};
