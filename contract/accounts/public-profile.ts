import { z } from 'zod';
import { AwardGrant } from '../awards/awards.ts';
import { call } from '../kit/call.ts';
import { emptyAsNull, Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { Website } from '../kit/website.ts';
import { anyone, member, self } from '../access/who.ts';
import { KeptMeetings } from '../meetings/meeting-shapes.ts';
import { Review, ReviewStats } from '../reviews/review-shapes.ts';
import { answerSpeeds, maxBio, maxSpecialties, maxSpecialty, maxYears } from './profile-values.ts';

const count = z.number().int();

/** The parts of a profile that members write themselves. */
const Profile = z.object({
  avatar_url: z.string().nullable(),
  bio: z.string().nullable(),
  website: z.string().nullable(),
  member_since: Moment,
  experience_years: count,
  specialties: z.array(z.string()),
});

/** A member's public view. A closed account shows only the name. */
export const PublicUser = z
  .object({
    id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    is_dealer: z.boolean(),
    /** The dealer whose team they're on. */
    dealer_account_id: Id.nullable(),
    company_name: z.string().nullable(),
    /** Whether their dealer is open for business. True if they have none. */
    is_trading: z.boolean(),
    /** The account is closed, so only the name is shown. */
    is_closed: z.boolean(),
    logo_url: z.string().nullable(),
    member_since: Moment,
    /** One decimal. Null without reviews. */
    rating: z.number().nullable(),
    total_reviews: count,
    total_awards: count,
    profile: Profile,
    review_stats: ReviewStats,
    /** The three newest. */
    reviews: z.array(Review),
    awards: z.array(AwardGrant),
    sales: z.object({ total: count, verified: count }),
    /** Live listings with them as contact. */
    active_listings: count,
    /** Null if they had too few inquiries to tell. */
    answers_within: z.enum(answerSpeeds).nullable(),
    /** Null until enough meetings count. */
    meetings: KeptMeetings.nullable(),
  })
  .meta({ title: 'PublicUser' });
export type PublicUser = z.output<typeof PublicUser>;

const sayYears = `Please enter whole years, from 0 to ${maxYears}`;

const Specialty = text(maxSpecialty, { min: 1 }).regex(/^[^\n\t]*$/, 'Please enter a single line');

/** The editable part. Empty text is stored as null, and duplicate specialties are merged. */
export const PublicProfileEdit = z.object({
  bio: emptyAsNull(text(maxBio)),
  website: emptyAsNull(Website),
  specialties: z
    .array(Specialty)
    .max(maxSpecialties, `Please select at most ${maxSpecialties}`)
    .transform((all) => all.filter((one, at) => all.findIndex((other) => sameWords(one, other)) === at)),
  experience_years: z.number(sayYears).int(sayYears).min(0, sayYears).max(maxYears, sayYears),
  /** Hides the buyer's name on other people's pages. */
  hides_as_buyer: z.boolean(),
  user_id: Id.optional(),
});

const sameWords = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The user's own values, for the form. */
export const OwnPublicProfile = z
  .object({
    bio: z.string().nullable(),
    website: z.string().nullable(),
    specialties: z.array(z.string()),
    experience_years: count,
    hides_as_buyer: z.boolean(),
  })
  .meta({ title: 'OwnPublicProfile' });
export type OwnPublicProfile = z.output<typeof OwnPublicProfile>;

/** Public profiles. */
export const publicProfile = {
  user: call('GET /api/users.php?id', {
    summary: 'Get a member’s public profile',
    who: anyone,
    limit: 'people',
    input: z.object({ id: Id }),
    output: PublicUser,
    fails: ['user_not_found'],
    whenMissing: null,
  }),
  ownPublicProfile: call('GET /api/users.php?action=my_public_profile', {
    summary: 'Get your own public profile for editing',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('profile', OwnPublicProfile),
  }),
  updatePublicProfile: call('PUT /api/users.php?action=update_public_profile', {
    summary: 'Update your public profile, and whether you’re named as a buyer',
    who: self('user_id'),
    limit: 'profile',
    input: PublicProfileEdit,
    output: success('profile', OwnPublicProfile),
  }),
};
