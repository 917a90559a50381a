import { asFile } from '../../pictures.ts';
import type { Lines } from '../line.ts';
import { smallPicture } from './values.ts';

const question = { category_id: 1, subject: 'A question', description: 'How does it work?' };

export const tickets: Lines<'tickets'> = {
  create: ['401 | ok | ok | ok | ok | ok | ok', ({ me }) => ({ user_id: me, ...question })],
  list: ['401 | 403 | ok | 403 | 403 | 403 | 403', ({ userId }) => ({ user_id: userId })],
  get: ['401 | 404 | ok | 404 | 404 | 404 | ok ok 404 ok', ({ ticketId }) => ({ id: ticketId })],
  addResponse: {
    'for all to read': [
      '401 | 404 | ok | 404 | 404 | 404 | ok ok 404 ok',
      ({ ticketId, me }) => ({ ticket_id: ticketId, user_id: me, content: 'Hello' }),
    ],
    'among the staff': [
      '401 | 404 | 403 | 404 | 404 | 404 | ok ok 404 ok',
      ({ ticketId, me }) => ({ ticket_id: ticketId, user_id: me, content: 'Hello', is_internal: true }),
    ],
  },
  responses: [
    '401 | 404 | ok | 404 | 404 | 404 | ok ok 404 ok',
    ({ ticketId, me }) => ({ ticket_id: ticketId, user_id: me }),
  ],
  categories: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  supportHours: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  close: [
    '401 | 404 | ok | 404 | 404 | 404 | 404',
    ({ resolvedTicket, me }) => ({ ticket_id: resolvedTicket, user_id: me }),
  ],
  rate: [
    '401 | 404 | ok | 404 | 404 | 404 | 404',
    ({ resolvedTicket, me }) => ({ ticket_id: resolvedTicket, user_id: me, rating: 5 }),
  ],
  attach: ['401 | ok | ok | ok | ok | ok | ok', () => ({ files: { photo: [asFile(smallPicture, 'screen.png')] } })],
  staffList: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ me }) => ({ user_id: me })],
  staffTicket: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ ticketId }) => ({ id: ticketId })],
  updateStatus: [
    '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
    ({ ticketId, me }) => ({ ticket_id: ticketId, status: 'in_progress', user_id: me }),
  ],
  updatePriority: [
    '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
    ({ ticketId, me }) => ({ ticket_id: ticketId, priority: 'high', user_id: me }),
  ],
  updateCategory: [
    '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
    ({ ticketId, me }) => ({ ticket_id: ticketId, category_id: 2, user_id: me }),
  ],
  mergeTargets: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ ticketId }) => ({ ticket_id: ticketId })],
  merge: [
    '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
    ({ ticketId, otherTicket }) => ({ ticket_id: ticketId, into_id: otherTicket }),
  ],
  assign: [
    '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
    ({ ticketId, me, deciderId }) => ({ ticket_id: ticketId, staff_id: deciderId, assigned_by: me }),
  ],
  bulk: [
    '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
    ({ ticketId }) => ({ ticket_ids: [ticketId], priority: 'high' }),
  ],
  answering: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ ticketId }) => ({ ticket_id: ticketId })],
  staff: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  templates: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  saveTemplate: [
    '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
    () => ({ name: 'Thanks', content: 'Thank you for asking' }),
  ],
  deleteTemplate: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ templateId }) => ({ id: templateId })],
  filters: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  saveFilter: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({ name: 'Mine', query: 'assigned=me' })],
  deleteFilter: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ filterId }) => ({ id: filterId })],
  saveCategory: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({ name: 'Boats' })],
  allCategories: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  analytics: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  exportTickets: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
};
