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
  saveFailed: 'We couldn’t save your changes. Please try again.',
  moveFailed: 'We couldn’t change who the car is listed for. Please try again.',
  submitFailed: 'We couldn’t submit your listing. Please try again.',
  photoFailed: 'We couldn’t upload this photo. Please try again.',
  arrangeFailed: 'We couldn’t save the new photo order. Please try again.',
  removeFailed: 'We couldn’t remove the photo. Please try again.',
  changedMeanwhile:
    'This draft was changed in another tab or on another device. You’re now seeing the latest version. Check it before you list the car.',
  decideFirst: 'Not saved. Select Reload or Keep mine above.',
  listedMeanwhile: 'This draft has already been listed. Open it under My Listings to edit it.',
  gone: 'This listing no longer exists. It may have been deleted in another tab.',
};

/** The game's upgrade levels. 0 is factory stock. */
export const upgradeNames = { 0: 'Stock', 1: 'Level 1', 2: 'Level 2', 3: 'Level 3', 4: 'Level 4' };
export const armourNames = { 0: 'None', 1: '20 %', 2: '40 %', 3: '60 %', 4: '80 %', 5: '100 %' };
