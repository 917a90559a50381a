import { readFileSync } from 'node:fs';
import { staffActions } from '@forecourt/contract/staff/staff-actions.ts';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const scenes = read('effects-for-members.test.ts') + read('effects-for-staff.test.ts');

/** Announced by a job or at the login: the test that would miss it, and a text it contains. */
const elsewhere: Record<string, [file: string, text: string]> = {
  member_joined: ['accounts/sign-in.test.ts', `'member_joined'`],
  listing_ends_soon: ['../jobs/expire-listings.test.ts', `'listing_ends_soon'`],
  listing_expired: ['../jobs/expire-listings.test.ts', `'listing_expired'`],
  membership_ends_soon: ['../jobs/expire-memberships.test.ts', `'membership_ends_soon'`],
  membership_in_grace: ['../jobs/expire-memberships.test.ts', `'membership_in_grace'`],
  membership_expired: ['../jobs/expire-memberships.test.ts', `'membership_expired'`],
  searches_matched: ['searches/match-cars.test.ts', 'a new car is one notification that names all searches it matches'],
  searches_cheaper: ['searches/match-cars.test.ts', 'a lower price is announced once it counts'],
  searches_digest: ['searches/match-cars.test.ts', 'wait for their digest, which brings everything once'],
  wanted_ad_ends_soon: ['../../testing/notices/wanted-scenes.ts', 'wanted_ends_soon'],
  wanted_ad_expired: ['../../testing/notices/wanted-scenes.ts', 'wanted_expired'],
  wanted_digest: ['wanted/send-wanted-digests.test.ts', 'a seller is notified once a day of everyone'],
  meeting_closed: ['meetings/keep-meetings.test.ts', `'meeting_closed'`],
  meeting_begins_soon: ['meetings/keep-meetings.test.ts', `'meeting_begins_soon'`],
  meeting_over: ['meetings/keep-meetings.test.ts', `'meeting_over'`],
  dealer_listed_cars: ['follows/tell-followers.test.ts', 'two processes at the same time announce each car once'],
  plate_duplicated: ['vehicles/check-plates.test.ts', 'is reported once to both sellers and to staff'],
  service_changed: ['webhooks/events.test.ts', 'Login works again.'],
  ticket_overdue: ['tickets/announce-overdue.test.ts', `'ticket_overdue'`],
  webhook_stopped: [
    '../calls/webhooks/webhooks.calls.test.ts',
    'a receiver that is gone stops its webhook, admins are',
  ],
};

test('every announcement has a scene, or a test of its own that names it', () => {
  const union = /export type Announcement =(.*?)export type Kind/s.exec(read('../events/announcements.ts'))![1]!;
  const all = union + read('../events/wanted-announcements.ts');
  const kinds = [...new Set([...all.matchAll(/\bkind: '(\w+)'/g)].map(([, kind]) => kind!))];
  expect(kinds.length).toBeGreaterThan(60);
  const isExpected = (kind: string) => {
    const [file, text] = elsewhere[kind] ?? [];
    if (file) return read(file).includes(text!);
    return scenes.includes(`'announces ${kind}'`) || scenes.includes(`'${kind} to `);
  };
  const missing = kinds.filter((kind) => !isExpected(kind));
  expect(missing).toEqual([]);
});

test('every staff action that is logged has a scene', () => {
  // A search for users changes nothing, so its entry is tested with the search.
  const { find_people: _, ...logged } = staffActions;
  expect(Object.keys(logged).filter((action) => !scenes.includes(`'logs ${action} by `))).toEqual([]);
});
