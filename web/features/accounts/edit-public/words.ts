export const editWords = {
  title: 'About you',
  lead: 'What everybody reads on your public profile. Buyers like to know whom they deal with.',
  loadFailed: 'Your public profile did not load',
  edit: 'Edit',
  saveFailed: 'Failed to update profile',
  saved: 'Your public profile is saved',
  bio: 'Bio',
  bioHint: 'A few sentences: what you sell or look for, how you deal, where to meet you.',
  noBio: 'You have not written anything yet.',
  website: 'Website',
  websiteHint: 'Opens in a new tab. We do not check it.',
  specialties: 'Specialties',
  specialtiesHint: 'Up to eight, each a few words. Enter adds one.',
  years: 'Years of experience',
  yearsHint: 'How long you have been buying and selling cars.',
  hides: 'Hide my name as a buyer',
  hidesText:
    'Where others see what somebody sold you, it says “A buyer”. Who sold you the car still sees that it was you.',
  isNamed: 'Your name is shown where you bought a car',
  isHidden: 'Your name is hidden where you bought a car',
};

/** Offered to be pressed; whatever else somebody writes is as good. */
export const suggestedSpecialties = [
  'Classics',
  'Sports cars',
  'Off-road',
  'Motorcycles',
  'Family cars',
  'Tuned cars',
  'Restorations',
  'Trade-ins',
  'First cars',
  'Luxury',
];
