import { z } from 'zod';
import { AwardGrant } from '../awards/awards.ts';
import { call } from '../kit/call.ts';
import { emptyAsNull, Id, Moment, nothing, success, text } from '../kit/shapes.ts';
import { Website } from '../kit/website.ts';
import { anyone, member, self } from '../kit/who.ts';
import { Review, ReviewStats } from '../reviews/review-shapes.ts';
import { answerSpeeds, maxBio, maxSpecialties, maxSpecialty, maxYears } from './profile-values.ts';

const count = z.number().int();

/** What a person says of themselves. */
const Profile = z.object({
  avatar_url: z.string().nullable(),
  bio: z.string().nullable(),
  website: z.string().nullable(),
  member_since: Moment,
  experience_years: count,
  specialties: z.array(z.string()),
});

/** A member as everybody may see them. Of a closed account all but the name is empty. */
export const PublicUser = z
  .object({
    id: Id,
    name: z.string(),
    avatar_url: z.string().nullable(),
    is_dealer: z.boolean(),
    /** Of whose team they are. */
    dealer_account_id: Id.nullable(),
    company_name: z.string().nullable(),
    /** Their dealer is open for business; true where there is none. */
    is_trading: z.boolean(),
    /** The account is closed: of them only the name is left. */
    is_closed: z.boolean(),
    logo_url: z.string().nullable(),
    member_since: Moment,
    /** To one decimal; null without a review. */
    rating: z.number().nullable(),
    total_reviews: count,
    total_awards: count,
    profile: Profile,
    review_stats: ReviewStats,
    /** The newest three. */
    reviews: z.array(Review),
    awards: z.array(AwardGrant),
    sales: z.object({ total: count, verified: count }),
    /** Cars for sale now that name them. */
    active_listings: count,
    /** Null where they were asked too rarely to tell. */
    answers_within: z.enum(answerSpeeds).nullable(),
  })
  .meta({ title: 'PublicUser' });
export type PublicUser = z.output<typeof PublicUser>;

const sayYears = `Please enter whole years, from 0 to ${maxYears}`;

const Specialty = text(maxSpecialty, { min: 1 }).regex(/^[^\n\t]*$/, 'Please write it in one line');

/** What one edits of it. An empty text is stored as null; a specialty that is said twice, once. */
export const PublicProfileEdit = z.object({
  bio: emptyAsNull(text(maxBio)),
  website: emptyAsNull(Website),
  specialties: z
    .array(Specialty)
    .max(maxSpecialties, `Please choose at most ${maxSpecialties}`)
    .transform((all) => all.filter((one, at) => all.findIndex((other) => sameWords(one, other)) === at)),
  experience_years: z.number(sayYears).int(sayYears).min(0, sayYears).max(maxYears, sayYears),
  /** On other people's pages the buyer of a car is then nobody by name. */
  hides_as_buyer: z.boolean(),
  user_id: Id.optional(),
});

const sameWords = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** One's own values, for the form. */
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

/** Who somebody is to everybody else. */
export const publicProfile = {
  user: call('GET /api/users.php?id', {
    summary: 'A member, as everybody may see them',
    who: anyone,
    limit: 'people',
    input: z.object({ id: Id }),
    output: PublicUser,
    fails: ['user_not_found'],
    whenMissing: null,
  }),
  ownPublicProfile: call('GET /api/users.php?action=my_public_profile', {
    summary: 'What one says of oneself, to be edited',
    who: member,
    limit: 'browse',
    input: nothing,
    output: success('profile', OwnPublicProfile),
  }),
  updatePublicProfile: call('PUT /api/users.php?action=update_public_profile', {
    summary: 'Change what one says of oneself, and whether one is named as a buyer',
    who: self('user_id'),
    limit: 'profile',
    input: PublicProfileEdit,
    output: success('profile', OwnPublicProfile),
  }),
};
