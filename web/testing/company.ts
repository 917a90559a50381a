import type { CompanySettings } from '@forecourt/contract/dealers/company.ts';
import { maria } from './people.ts';

const day = { from: '09:00', to: '18:00' };

/** The company details of Eclipse Motors. */
export const eclipseSettings: CompanySettings = {
  id: 3,
  company_name: 'Eclipse Motors',
  logo_url: null,
  phone: '5550123',
  description: 'Sports cars by the pier.',
  website: 'https://eclipse.example',
  opening_hours: [day, day, day, day, day, null, null],
  away: null,
  time_zone: 'UTC',
  today: '2026-11-16',
  version: 4,
  saved_by: maria.name,
  saved_at: '2026-11-10T10:00:00Z',
};

/** The tab's calls except those for the membership. */
export const settingsAnswers = {
  'dealers.settings': { success: true as const, settings: eclipseSettings },
  'payments.dealerPayments': { success: true as const, payments: [], page: 1, pages: 0 },
};
