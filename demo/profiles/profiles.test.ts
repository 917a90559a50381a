import { PublicProfileEdit } from '@forecourt/contract/accounts/public-profile.ts';
import { OpeningHours } from '@forecourt/contract/hours/opening-hours.ts';
import { Website } from '@forecourt/contract/kit/website.ts';
import { expect, test } from 'vitest';
import { people } from '../people.ts';
import { bios } from './bios.ts';
import { companies } from './companies.ts';

const names = people.flatMap(({ characters }) =>
  characters.map(({ firstname, lastname }) => `${firstname} ${lastname}`),
);

test.each(Object.entries(bios))('%s exists, and the form would accept their profile', (name, said) => {
  expect(names).toContain(name);
  const { bio, website = '', specialties, years, hidesAsBuyer = false } = said;
  const form = { bio, website, specialties, experience_years: years, hides_as_buyer: hidesAsBuyer };
  expect(PublicProfileEdit.parse(form)).toEqual({ ...form, website: website || null });
});

test.each(Object.entries(companies))(
  '%s has a page that can be shown',
  (_name, { hours, website, phone, description }) => {
    expect(OpeningHours.parse(hours)).toEqual(hours);
    expect(website && Website.parse(website)).toBe(website);
    expect(phone).toMatch(/^\d{7}$/);
    expect(description.length).toBeLessThanOrEqual(2000);
  },
);
