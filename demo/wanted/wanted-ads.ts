import type { WantedFilters } from '@forecourt/contract/wanted/wanted-shapes.ts';
import type { WantedReason } from '@forecourt/contract/wanted/wanted-values.ts';

interface DemoAd {
  who: string;
  title: string;
  filters: WantedFilters;
  budget: number;
  text: string;
  postedDaysAgo: number;
  /** Open unless it ended. */
  status?: 'closed' | 'expired' | 'flagged';
  /** Reports that wait for staff. */
  reports?: readonly { by: string; reason: WantedReason; details: string }[];
  /** How many cars it was replied to with. */
  replies?: number;
}

/** Wanted ads in every state. Their filters are plain, so that the sample cars that match can be found with SQL. */
export const demoAds: readonly DemoAd[] = [
  {
    who: 'Kenji Mori',
    title: 'A Karin that has been looked after',
    filters: { make: 'Karin' },
    budget: 65_000,
    text: 'Any model, as long as someone kept the papers. I can come to you on any evening after eight.',
    postedDaysAgo: 2,
    replies: 2,
  },
  {
    who: 'Mara Quinn',
    title: 'Sports car for weekends',
    filters: { bodyClass: 'Sports', transmission: 'manual' },
    budget: 80_000,
    text: 'Manual only. Colour doesn’t matter, a clean interior does.',
    postedDaysAgo: 4,
  },
  {
    who: 'Abel Nakamura',
    title: 'First car, under $15,000',
    filters: { bodyClass: ['Compacts', 'Sedans'] },
    budget: 15_000,
    text: 'Just got my licence. Scratches are fine, it will get more of them.',
    postedDaysAgo: 1,
    replies: 1,
  },
  {
    who: 'Bonnie Tremblay',
    title: 'SUV for a family of five',
    filters: { bodyClass: 'SUVs' },
    budget: 60_000,
    text: 'Two child seats and a dog. Needs room in the back.',
    postedDaysAgo: 6,
  },
  {
    who: 'Cyrus Dhillon',
    title: 'Something that climbs to the observatory',
    filters: { drive: 'all', bodyClass: ['Off-road', 'SUVs'] },
    budget: 90_000,
    text: 'All-wheel drive. I live at the end of a very bad road.',
    postedDaysAgo: 9,
  },
  {
    who: 'Delia Vance',
    title: 'Bravado muscle, any year',
    filters: { make: 'Bravado', bodyClass: 'Muscle' },
    budget: 70_000,
    text: '',
    postedDaysAgo: 11,
  },
  {
    who: 'Farah Aziz',
    title: 'Quiet electric car for the city',
    filters: { fuel: 'electric' },
    budget: 120_000,
    text: 'I work nights and my neighbours don’t. Home charging is sorted.',
    postedDaysAgo: 13,
  },
  {
    who: 'Gus Pappas',
    title: 'Pickup or van for the workshop',
    filters: { bodyClass: 'Vans' },
    budget: 45_000,
    text: 'Has to carry a gearbox and two people who argue about it.',
    postedDaysAgo: 28,
  },
  {
    who: 'Hazel Whitmore',
    title: 'Red coupe, low miles',
    filters: { bodyClass: 'Coupes', colour: 'red', maxMileage: 50_000 },
    budget: 85_000,
    text: 'It really has to be red.',
    postedDaysAgo: 20,
    reports: [
      { by: 'Kenji Mori', reason: 'spam', details: 'Third time this month, and she never answers.' },
      { by: 'Bonnie Tremblay', reason: 'other', details: 'I offered exactly this and heard nothing.' },
    ],
  },
  {
    who: 'June Holloway',
    title: 'Pegassi under $300,000',
    filters: { make: 'Pegassi' },
    budget: 300_000,
    text: 'Cash is ready. Serious sellers only.',
    postedDaysAgo: 16,
    status: 'closed',
  },
  {
    who: 'Ignacio Duarte',
    title: 'Cheap project car',
    filters: { maxMileage: 200_000 },
    budget: 8_000,
    text: 'Running or not.',
    postedDaysAgo: 41,
    status: 'expired',
  },
  {
    who: 'Kofi Mensah',
    title: 'Any super car, call me',
    filters: { bodyClass: 'Super' },
    budget: 500_000,
    text: 'Call 5550199 day or night, I pay more than any dealer.',
    postedDaysAgo: 8,
    status: 'flagged',
  },
];

export const whyFlagged =
  'Please take the phone number out of the text. Buyers and sellers can write to each other here.';
