import type { CompanyField } from './company-values.ts';

export const words = {
  title: 'Company',
  lead: 'What visitors read on your page, at your cars and in the directory.',
  readOnly: 'The owner or an administrator can change what stands here.',
  companyName: 'Company Name',
  nameFixed: 'Company name cannot be changed',
  phone: 'Phone Number',
  phoneHint: 'Shown to members who are signed in.',
  website: 'Website',
  description: 'Description',
  descriptionHint: 'What you sell, since when, and what you are known for.',
  logo: 'Logo',
  logoHint: 'A square picture. It stands on your page, at your cars and in messages.',
  hours: 'Opening hours',
  hoursText: (zone: string) => `In the city’s time (${zone}). What ends earlier than it begins goes on past midnight.`,
  away: 'Away notice',
  awayText: 'Shown on your page, at your cars and in conversations until the day you are back. It ends by itself.',
  awayMessage: 'What visitors should know',
  awayPlaceholder: 'We are at the car show. Write to us, we answer when we are back.',
  backOn: 'Back on',
  save: 'Save Changes',
  saved: 'Your changes are saved',
  saveFailed: 'Failed to update dealer account',
  loadFailed: 'Failed to load dealer data',
  gone: 'No dealer account found for this user',
  unsaved: 'You have changes that are not saved yet.',
  discard: 'Discard',
  none: 'Not provided',
};

export const fieldNames: Record<CompanyField, string> = {
  phone: words.phone,
  website: words.website,
  description: words.description,
  opening_hours: words.hours,
  away: words.away,
};
