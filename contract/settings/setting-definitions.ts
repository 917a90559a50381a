import type { Hours } from '../hours/open-state.ts';
import { hoursText } from './support-hours.ts';

/** Every site setting: type, default, bounds and the error sentence (staff document §5). */
export type SettingType = 'boolean' | 'number' | 'text' | 'hours';

export interface SettingDefinition {
  type: SettingType;
  /** The default, used until an admin changes it. */
  start: string;
  section: SettingSection;
  description: string;
  min?: number;
  max?: number;
  /** The error sentence for a value out of bounds. */
  outOfBounds?: string;
  maxLength?: number;
  /** Rarely changed, and only with care. */
  isAdvanced?: true;
}

export const settingSections = [
  'Dealer',
  'User',
  'Pricing & Discounts',
  'Timing & Duration',
  'System & Security',
  'Payment & Processing',
  'Car Listings & Features',
  'Business Rules & Notifications',
  'Support',
  'General',
] as const;
export type SettingSection = (typeof settingSections)[number];

const price = (start: number, section: SettingSection, description: string) =>
  ({ type: 'number', start: String(start), section, description, min: 0, max: 1_000_000_000 }) as const;

const bounded = (
  start: number,
  section: SettingSection,
  description: string,
  min: number,
  max: number,
  outOfBounds: string,
) => ({ type: 'number', start: String(start), section, description, min, max, outOfBounds }) as const;

const discount = (start: number, description: string) =>
  bounded(start, 'Pricing & Discounts', description, 0, 100, 'Discount percentage must be between 0 and 100');

const evenings = { from: '17:00', to: '23:00' };

/** Support hours within which a ticket of this priority gets its first reply or is resolved. */
const ticketTarget = (start: number, description: string) =>
  bounded(start, 'Support', description, 1, 200, 'Ticket targets must be between 1 and 200 support hours');

export const settingDefinitions = {
  regular_listing_price: price(1500, 'User', 'Price of a private listing'),
  introductory_rate: price(500, 'User', 'Price of an account’s first listing'),
  featured_car_price: price(2500, 'Car Listings & Features', 'Price of featuring a car'),
  dealer_membership_price: price(25_000, 'Dealer', 'Price of 30 days of dealer membership'),
  max_featured_cars_per_user: bounded(
    2,
    'User',
    'Featured cars a private seller can have at a time',
    1,
    20,
    'Maximum featured cars per user must be between 1 and 20',
  ),
  max_featured_cars_per_dealer: bounded(
    10,
    'Dealer',
    'Featured cars a dealer can have at a time',
    1,
    50,
    'Maximum featured cars per dealer must be between 1 and 50',
  ),
  max_listings_per_user: bounded(
    5,
    'User',
    'Listings a private seller can have at a time',
    1,
    20,
    'Maximum listings per user must be between 1 and 20',
  ),
  max_listings_per_dealer: bounded(
    50,
    'Dealer',
    'Listings a dealer can have at a time',
    10,
    200,
    'Maximum listings per dealer must be between 10 and 200',
  ),
  featured_duration_hours: bounded(
    72,
    'Timing & Duration',
    'How long a car stays featured, in hours',
    1,
    168,
    'Featured duration must be between 1 and 168 hours',
  ),
  listing_duration_days: bounded(
    30,
    'Timing & Duration',
    'How long a listing stays live, in days',
    1,
    365,
    'Listing duration must be between 1 and 365 days',
  ),
  offer_hold_hours: bounded(
    48,
    'Timing & Duration',
    'How long a car is reserved after an offer is accepted, in hours',
    1,
    168,
    'The reservation after an accepted offer must be between 1 and 168 hours',
  ),
  membership_grace_period_days: bounded(
    7,
    'Timing & Duration',
    'How long everything keeps working after a membership ends, in days',
    0,
    90,
    'Grace period must be between 0 and 90 days',
  ),
  dealer_free_featured_per_month: bounded(
    2,
    'Business Rules & Notifications',
    'Cars a dealer can feature for free each calendar month',
    0,
    20,
    'Free featured cars per month must be between 0 and 20',
  ),
  new_user_discount_percentage: discount(
    10,
    'Off a listing while the game account has been known for less than 30 days',
  ),
  bulk_listing_discount: discount(10, 'Off a listing when the seller already has three or more live'),
  featured_car_renewal_discount: discount(15, 'Off featuring a car again while featured or within 7 days after'),
  dealer_membership_early_bird_discount: discount(10, 'Off a membership renewed 7 or more days before it ends'),
  payment_processing_fee: {
    ...bounded(
      0,
      'Payment & Processing',
      'Added to every charge, in percent',
      0,
      10,
      'Processing fee must be between 0 and 10 percent',
    ),
    isAdvanced: true,
  },
  gta_world_api_enabled: {
    type: 'boolean',
    start: 'true',
    section: 'Payment & Processing',
    description: 'Whether payments go through the game’s bank',
    isAdvanced: true,
  },
  maintenance_mode: {
    type: 'boolean',
    start: 'false',
    section: 'System & Security',
    description: 'Stops all purchases, but nothing else',
    isAdvanced: true,
  },
  support_hours: {
    type: 'hours',
    start: hoursText([evenings, evenings, evenings, evenings, evenings, evenings, evenings]),
    section: 'Support',
    description:
      'When someone is usually at the support desk, in the site’s time zone. Only these hours count towards targets',
  },
  urgent_ticket_first_reply_hours: ticketTarget(1, 'Until an urgent ticket gets its first reply, in support hours'),
  urgent_ticket_resolution_hours: ticketTarget(6, 'Until an urgent ticket is resolved, in support hours'),
  high_ticket_first_reply_hours: ticketTarget(3, 'Until a high-priority ticket gets its first reply, in support hours'),
  high_ticket_resolution_hours: ticketTarget(12, 'Until a high-priority ticket is resolved, in support hours'),
  medium_ticket_first_reply_hours: ticketTarget(6, 'Until a medium ticket gets its first reply, in support hours'),
  medium_ticket_resolution_hours: ticketTarget(18, 'Until a medium ticket is resolved, in support hours'),
  low_ticket_first_reply_hours: ticketTarget(12, 'Until a low-priority ticket gets its first reply, in support hours'),
  low_ticket_resolution_hours: ticketTarget(30, 'Until a low-priority ticket is resolved, in support hours'),
  site_contact_text: {
    type: 'text',
    start: '',
    section: 'General',
    description: 'Shown in the footer next to the phone number',
    maxLength: 200,
  },
  site_phone: {
    type: 'text',
    start: '555-0142',
    section: 'General',
    description: 'Phone number in the footer',
    maxLength: 40,
  },
} as const satisfies Record<string, SettingDefinition>;

export type SettingKey = keyof typeof settingDefinitions;
export const settingKeys = Object.keys(settingDefinitions) as [SettingKey, ...SettingKey[]];

/** The parsed values that code uses. */
export type Settings = {
  [K in SettingKey]: (typeof settingDefinitions)[K] extends { type: 'boolean' }
    ? boolean
    : (typeof settingDefinitions)[K] extends { type: 'number' }
      ? number
      : (typeof settingDefinitions)[K] extends { type: 'hours' }
        ? Hours
        : string;
};
