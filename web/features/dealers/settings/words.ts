import type { CompanyField } from './company-values.ts';

export const words = {
  title: 'Company',
  lead: 'Shown on your page, your listings and in the directory.',
  readOnly: 'Only the owner or an administrator can change these settings.',
  companyName: 'Company Name',
  nameFixed: 'Company name cannot be changed',
  phone: 'Phone Number',
  phoneHint: 'Shown to logged-in members.',
  website: 'Website',
  description: 'Description',
  descriptionHint: 'What you sell, how long you’ve been in business and what you’re known for.',
  logo: 'Logo',
  logoHint: 'A square image. Shown on your page, your listings and in messages.',
  hours: 'Opening hours',
  hoursText: (zone: string) => `City time (${zone}). A closing time before the opening time counts as the next day.`,
  away: 'Away notice',
  awayText: 'Shown on your page, your listings and in conversations until you’re back. It turns off automatically.',
  awayMessage: 'Message to visitors',
  awayPlaceholder: 'We’re at the car show. Send us a message and we’ll reply when we’re back.',
  backOn: 'Back on',
  save: 'Save Changes',
  saved: 'Changes saved',
  saveFailed: 'Failed to update dealer account',
  loadFailed: 'Failed to load dealer data',
  gone: 'No dealer account found for this user',
  unsaved: 'You have unsaved changes.',
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
