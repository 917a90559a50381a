import { words } from '../../reviews/verified-sale.ts';
import type { Lines } from '../line.ts';
import { reason } from './values.ts';

export const reviews: Lines<'reviews'> = {
  ofUser: ['ok | ok | ok | ok | ok | ok | ok', ({ userId }) => ({ user_id: userId })],
  ofDealer: ['ok | ok | ok | ok | ok | ok | ok', ({ dealerId }) => ({ dealer_id: dealerId })],
  stats: ['ok | ok | ok | ok | ok | ok | ok', ({ userId }) => ({ user_id: userId })],
  mine: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  write: ['401 | 404 | ok | 404 | ok ok ok 404 | 404 | 404', ({ unreviewed }) => ({ sale_id: unreviewed, ...words })],
  edit: [
    '401 | 404 | ok | 404 | ok 404 404 404 | 404 | 404',
    ({ reviewWritten }) => ({ id: reviewWritten, title: 'Good' }),
  ],
  delete: ['401 | 404 | ok | 404 | ok 404 404 404 | 404 | 404', ({ reviewWritten }) => ({ id: reviewWritten })],
  responses: ['ok | ok | ok | ok | ok | ok | ok', ({ reviewAbout }) => ({ review_id: reviewAbout })],
  addResponse: [
    '401 | 403 | ok | 403 | ok ok ok 403 | 403 | 403',
    ({ reviewAbout }) => ({ review_id: reviewAbout, response: 'Thank you' }),
  ],
  report: ['401 | ok | ok | ok | ok | ok | ok', ({ reviewAbout }) => ({ review_id: reviewAbout, reason: 'untrue' })],
  reported: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  keep: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ reviewAbout }) => ({ review_id: reviewAbout, reason }),
  ],
  hide: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ reviewAbout }) => ({ review_id: reviewAbout, reason }),
  ],
  unhide: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ hiddenReview }) => ({ review_id: hiddenReview, reason }),
  ],
};

const award = { name: 'Good neighbour', description: 'Helps', icon: 'key' } as const;

export const awards: Lines<'awards'> = {
  ofUser: ['ok | ok | ok | ok | ok | ok | ok', ({ userId }) => ({ user_id: userId })],
  catalogue: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  add: ['401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok', () => award],
  edit: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ awardId }) => ({ id: awardId, ...award, is_retired: false }),
  ],
  grant: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ awardId, strangerId }) => ({ award_id: awardId, user_id: strangerId, reason }),
  ],
  revoke: ['401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok', ({ grantId }) => ({ grant_id: grantId, reason })],
};
