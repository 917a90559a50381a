import type { SellerTransition } from '@forecourt/contract/cars/cars.flow.ts';

export const words = {
  title: 'Sell Your Car',
  vehicleInformation: 'Vehicle Information',
  vehiclePhotos: 'Vehicle Photos',
  review: 'Review',
  previous: 'Previous',
  next: 'Next',
  submit: 'Submit Listing',
  submitting: 'Submitting...',
  photoHint: 'PNG, JPG, GIF up to 10MB each',
  saveChanges: 'Save Changes',
  startNew: 'Start a new one',
  other: 'Other',
  saveFailed: 'We could not save your changes. Please try again.',
  submitFailed: 'We could not submit your listing. Please try again.',
  photoFailed: 'This photo did not get through. Please try again.',
  arrangeFailed: 'The new order of the photos was not saved. Please try again.',
  removeFailed: 'The photo is still there: removing it did not work. Please try again.',
  changeFailed: 'That did not work. Please try again.',
  changedMeanwhile:
    'Your draft was changed elsewhere after you opened this page. It is shown here as it is now: please look at it again before you list it.',
  listedMeanwhile: 'This draft was listed in the meantime. Open it under My Listings to change it.',
  gone: 'This listing is no longer there. It may have been deleted in another tab.',
};

export const transitionNames: Record<SellerTransition, string> = {
  submit: 'Submit',
  reserve: 'Mark as reserved',
  release: 'End reservation',
  mark_sold: 'Mark as Sold',
  relist: 'Undo sale',
  renew: 'Renew',
  delete: 'Delete',
  restore: 'Restore',
};

/** The game's workshop steps, 0 is as it left the factory. */
export const upgradeNames = { 0: 'Stock', 1: 'Level 1', 2: 'Level 2', 3: 'Level 3', 4: 'Level 4' };
export const armourNames = { 0: 'None', 1: '20 %', 2: '40 %', 3: '60 %', 4: '80 %', 5: '100 %' };
