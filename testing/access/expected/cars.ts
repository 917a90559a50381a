import { asFile } from '../../pictures.ts';
import type { Lines } from '../line.ts';
import { reason, smallPicture } from './values.ts';

export const cars: Lines<'cars'> = {
  list: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  nearest: ['ok | ok | ok | ok | ok | ok | ok', () => ({ make: 'Nobody' })],
  get: {
    'on the market': ['ok | ok | ok | ok | ok | ok | ok', ({ car }) => ({ id: car })],
    // A draft has no page yet and can only be edited.
    'a draft': ['404 | 404 | 404 | 404 | 404 | 404 | 404', ({ draftId }) => ({ id: draftId })],
    flagged: ['404 | 404 | ok | 404 | ok | 404 | ok ok 404 ok', ({ flaggedCar }) => ({ id: flaggedCar })],
  },
  compare: {
    'on the market': ['ok | ok | ok | ok | ok | ok | ok', ({ car }) => ({ ids: [car] })],
    // They're left out for everyone.
    'a draft and a flagged one': [
      'ok | ok | ok | ok | ok | ok | ok',
      ({ draftId, flaggedCar }) => ({ ids: [draftId, flaggedCar] }),
    ],
  },
  cards: ['ok | ok | ok | ok | ok | ok | ok', ({ car }) => ({ ids: [car] })],
  create: ['401 | ok | ok | ok | ok | ok | ok', ({ me }) => ({ make: 'Karin', seller_id: me })],
  update: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ car }) => ({ id: car, price: 43_000 })],
  remove: ['401 | 404 | ok | 404 | ok ok ok 403 | 404 | 404', ({ car }) => ({ id: car })],
  change: {
    lists: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ draftId }) => ({ id: draftId, transition: 'submit' })],
    reserves: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ car }) => ({ id: car, transition: 'reserve' })],
    deletes: ['401 | 404 | ok | 404 | ok ok ok 403 | 404 | 404', ({ car }) => ({ id: car, transition: 'delete' })],
    restores: [
      '401 | 404 | ok | 404 | ok ok ok 403 | 404 | 404',
      ({ deletedCar }) => ({ id: deletedCar, transition: 'restore' }),
    ],
  },
  move: {
    'into a company': ['401 | 404 | 403 | 404 | 409 | 404 | 404', ({ car }) => ({ id: car, to: 'company' })],
    'a draft to oneself': [
      '401 | 404 | 409 | 404 | ok 403 403 403 | 404 | 404',
      ({ draftId }) => ({ id: draftId, to: 'self' }),
    ],
  },
  duplicate: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ car }) => ({ id: car })],
  mine: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  editing: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ draftId }) => ({ id: draftId })],
  dealer: ['ok | ok | ok | ok | ok | ok | ok', ({ dealerId }) => ({ dealerId })],
  similar: ['ok | ok | ok | ok | ok | ok | ok', ({ car }) => ({ id: car })],
  suggest: ['ok | ok | ok | ok | ok | ok | ok', () => ({ text: 'kar' })],
  view: ['ok | ok | ok | ok | ok | ok | ok', ({ car }) => ({ id: car })],
  // Users can't call themselves.
  callSeller: ['401 | ok | 409 | ok | 409 | ok | ok', ({ car }) => ({ id: car })],
  staffCars: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  staffStats: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  previewStatuses: [
    '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
    ({ car }) => ({ car_ids: [car], status: 'flagged' }),
  ],
  updateStatuses: {
    flags: [
      '401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok',
      ({ car }) => ({ car_ids: [car], status: 'flagged', reason }),
    ],
    removes: [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
      ({ car }) => ({ car_ids: [car], status: 'removed', reason }),
    ],
  },
  updateStatus: {
    flags: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', ({ car }) => ({ id: car, status: 'flagged', reason })],
    removes: [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
      ({ car }) => ({ id: car, status: 'removed', reason }),
    ],
    restores: [
      '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
      ({ flaggedCar }) => ({ id: flaggedCar, status: 'active', reason }),
    ],
  },
};

const onlyAdmin = '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok';
export const areas: Lines<'areas'> = {
  list: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  staffList: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  add: [onlyAdmin, () => ({ region_id: 1, name: 'Hookies' })],
  edit: [onlyAdmin, () => ({ id: 1, also: ['Alta Street'] })],
  merge: [onlyAdmin, () => ({ id: 70, into_id: 2 })],
  addRegion: [onlyAdmin, () => ({ name: 'North Yankton' })],
  editRegion: [onlyAdmin, () => ({ id: 1, also: ['The Centre'] })],
};

export const catalogue: Lines<'catalogue'> = {
  staffMakes: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  staffModels: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({ make_id: 1 })],
  makes: ['ok | ok | ok | ok | ok | ok | ok', () => ({})],
  models: ['ok | ok | ok | ok | ok | ok | ok', () => ({ make_id: 1 })],
  addMake: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({ display_name: 'Homemade' })],
  editMake: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({ id: 1, is_hidden: true })],
  addModel: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    () => ({ make_id: 1, display_name: 'Homemade', body_class: 'Sports' }),
  ],
  editModel: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({ id: 1, is_hidden: true })],
  words: ['401 | 403 | 403 | 403 | 403 | 403 | ok', () => ({})],
  addWord: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    () => ({ word: 'Kar', facet: 'make', meant: ['Karin'] }),
  ],
  editWord: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok',
    () => ({ id: 1, word: 'kar', facet: 'make', meant: ['Karin'] }),
  ],
  removeWord: ['401 | 403 | 403 | 403 | 403 | 403 | 403 403 403 ok', () => ({ id: 1 })],
};

export const photos: Lines<'photos'> = {
  add: [
    '401 | 404 | ok | 404 | ok | 404 | 404',
    ({ car }) => ({ car_id: car, files: { photo: [asFile(smallPicture, 'car.png')] } }),
  ],
  arrange: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ car, photoId }) => ({ car_id: car, photo_ids: [photoId] })],
  remove: ['401 | 404 | ok | 404 | ok | 404 | 404', ({ photoId }) => ({ id: photoId })],
};

export const favourites: Lines<'favourites'> = {
  list: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  ids: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  add: {
    'on the market': ['401 | ok | ok | ok | ok | ok | ok', ({ car }) => ({ car_id: car })],
    'a draft': ['401 | 404 | 404 | 404 | 404 | 404 | 404', ({ draftId }) => ({ car_id: draftId })],
  },
  // Only the member who saved the car has a note on it.
  saveNote: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ favouriteCar }) => ({ car_id: favouriteCar, note: 'Nice' })],
  target: ['401 | none | ok | none | none | none | none', ({ favouriteCar }) => ({ car_id: favouriteCar })],
  setTarget: [
    '401 | 404 | ok | 404 | 404 | 404 | 404',
    ({ favouriteCar }) => ({ car_id: favouriteCar, target_price: 20_000 }),
  ],
  remove: ['401 | ok | ok | ok | ok | ok | ok', ({ favouriteCar }) => ({ car_id: favouriteCar })],
};

export const searches: Lines<'searches'> = {
  list: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  add: ['401 | ok | ok | ok | ok | ok | ok', () => ({ name: 'Sedans', filters: { bodyClass: 'Sedans' } })],
  update: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ savedSearchId }) => ({ id: savedSearchId, is_paused: true })],
  remove: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ savedSearchId }) => ({ id: savedSearchId })],
  restore: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ deletedSearchId }) => ({ id: deletedSearchId })],
  open: ['401 | 404 | ok | 404 | 404 | 404 | 404', ({ savedSearchId }) => ({ id: savedSearchId })],
};

export const follows: Lines<'follows'> = {
  list: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
  // No one follows their own dealer.
  follow: ['401 | ok | ok | ok | 409 | ok | ok', ({ dealerId }) => ({ dealer_id: dealerId })],
  unfollow: ['401 | ok | ok | ok | ok | ok | ok', ({ dealerId }) => ({ dealer_id: dealerId })],
};

export const reports: Lines<'reports'> = {
  queue: ['401 | 403 | 403 | 403 | 403 | 403 | ok ok 403 ok', () => ({})],
  decide: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ car, carReportId }) => ({ car_id: car, decision: 'dismiss', report_ids: [carReportId], reason }),
  ],
  conversations: ['401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok', () => ({})],
  conversation: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ conversationReportId }) => ({ id: conversationReportId }),
  ],
  openConversation: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 ok 403 ok',
    ({ conversationReportId }) => ({ id: conversationReportId, reason }),
  ],
  // No one can decide about a conversation they haven't opened.
  decideConversation: [
    '401 | 403 | 403 | 403 | 403 | 403 | 403 409 403 409',
    ({ conversationReportId }) => ({ id: conversationReportId, outcome: 'nothing', reason }),
  ],
  reportCar: ['401 | ok | 409 | ok | 409 | ok | ok', ({ car }) => ({ car_id: car, reason: 'scam' })],
};

export const live: Lines<'live'> = {
  stream: ['401 | ok | ok | ok | ok | ok | ok', () => ({})],
};

export const vehicles: Lines<'vehicles'> = {
  history: ['ok | ok | ok | ok | ok | ok | ok', ({ car }) => ({ car_id: car })],
  check: ['401 | ok | ok | ok | ok | ok | ok', () => ({ make: 'Karin', model: 'Sultan', plate: 'AB 12', mileage: 5 })],
};
