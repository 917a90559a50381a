import { goodAd } from '../../wanted.ts';
import type { Lines } from '../line.ts';
import { reason } from './values.ts';

export const wanted: Lines<'wanted'> = {
  list: ['ok | ok | ok | ok | ok | ok | ok', () => ({ matching: true })],
  get: {
    open: ['ok | ok | ok | ok | ok | ok | ok', ({ wantedId }) => ({ id: wantedId })],
    flagged: ['404 | 404 | ok | 404 | 404 | 404 | 404', ({ flaggedWantedId }) => ({ id: flaggedWantedId })],
  },
  mine: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  add: ['401 | ok | ok | ok | ok | ok | ok', () => goodAd],
  update: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ wantedId }) => ({ id: wantedId, ...goodAd })],
  change: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ wantedId }) => ({ id: wantedId, transition: 'close' })],
  myCars: ['401 | ok | ok | ok | ok | ok | ok', ({ otherWantedId }) => ({ id: otherWantedId })],
  // Private cars have no team, so others find nothing. A dealer's car can be offered by its team.
  reply: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ car, otherWantedId }) => ({ id: otherWantedId, car_id: car })],
  interest: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ car }) => ({ car_id: car })],
  interestIn: ['401 | ok | ok | ok | ok | ok | ok', () => ({ make: 'Karin' })],
  // It is their own.
  report: ['401 | ok | 409 | ok | ok | ok | ok', ({ wantedId }) => ({ id: wantedId, reason: 'spam' })],
  queue: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  decide: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ wantedId }) => ({ id: wantedId, decision: 'flag', reason }),
  ],
};
