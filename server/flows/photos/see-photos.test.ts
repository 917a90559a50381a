import { carStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPhotoKey } from '../../lib/photo-address.ts';
import { draft, emptyMarket, listed } from '../../../testing/market.ts';
import type { Persona } from '../../../testing/personas.ts';
import { asFile, picture } from '../../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../../testing/site.ts';

let site: Site;
let file: File;
const people = new Map<Persona | 'visitor', Pick<SignedIn, 'browser'>>();
/** Staff roles that see cars and tickets, which excludes analysts. */
const staff = ['support', 'moderator', 'admin'] as const;
const members = ['member', 'otherMember', 'otherCharacter', 'dealerOwner', 'dealerStaff', 'otherDealerOwner'] as const;
beforeAll(async () => {
  site = await startSite();
  await emptyMarket(site);
  file = asFile(await picture('jpeg', 40, 30), 'screen.jpg');
  for (const persona of [...members, ...staff, 'analyst', 'firstCharacter'] as const)
    people.set(persona, await site.as(persona));
  people.set('visitor', site.visitor());
});
afterAll(() => site.close());

type Person = Persona | 'visitor';
const as = (person: Persona) => people.get(person) as SignedIn;
const fetchAs = (person: Person, src: string, init?: RequestInit) =>
  people.get(person)!.browser.fetch(`${src}-320.webp`, init);

/** The people who get the photo. All others must get the same response as for a missing one. */
async function viewersOf(src: string): Promise<Person[]> {
  const base = src.slice(0, src.lastIndexOf('/') + 1);
  const seeing: Person[] = [];
  const refusals: { given: Trace; ofNone: Trace }[] = [];
  for (const person of people.keys()) {
    const response = await fetchAs(person, src);
    if (response.status === 200) seeing.push(person);
    else
      refusals.push({
        given: await traceOf(response),
        ofNone: await traceOf(await fetchAs(person, base + newPhotoKey())),
      });
  }
  expect(refusals.map(({ given }) => given)).toEqual(refusals.map(({ ofNone }) => ofNone));
  for (const { given } of refusals)
    expect(given).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } });
  return seeing;
}

type Trace = Awaited<ReturnType<typeof traceOf>>;

async function traceOf(response: Response) {
  const { date: _date, 'x-request-id': _id, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.text() };
}

describe('a ticket picture', () => {
  const attach = async (person: Persona) => (await as(person).api.tickets.attach({ files: { photo: [file] } })).photo;
  const ask = async (person: Persona, attachment_ids: number[] = []) => {
    const { api, id } = as(person);
    const asked = { user_id: id, category_id: 1, subject: 'See', description: 'As shown', attachment_ids };
    return (await api.tickets.create(asked)).ticket.id;
  };
  const answer = ({ api, id }: SignedIn, ticket_id: number, photo: number, is_internal: boolean) =>
    api.tickets.addResponse({ ticket_id, user_id: id, content: 'See', attachment_ids: [photo], is_internal });

  test('is visible to the requester and staff, and looks missing to everyone else', async () => {
    const photo = await attach('firstCharacter');
    await ask('firstCharacter', [photo.id]);
    expect(new Set(await viewersOf(photo.src))).toEqual(new Set([...staff, 'firstCharacter']));
    const reply = await attach('support');
    await answer(as('support'), await ask('firstCharacter'), reply.id, false);
    expect(new Set(await viewersOf(reply.src))).toEqual(new Set([...staff, 'firstCharacter']));
  });

  test('is not cached by proxies, and a browser’s cache validation does not bypass the check', async () => {
    const photo = await attach('member');
    await ask('member', [photo.id]);
    const seen = await fetchAs('member', photo.src);
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(seen.headers.get('content-type')).toBe('image/webp');
    const headers = { 'if-none-match': seen.headers.get('etag')! };
    expect((await fetchAs('otherMember', photo.src, { headers })).status).toBe(404);
    expect((await fetchAs('visitor', photo.src, { method: 'HEAD' })).status).toBe(404);
  });

  test('is visible only to its uploader until it is sent', async () => {
    expect(await viewersOf((await attach('member')).src)).toEqual(['member']);
  });

  test('attached to an internal note is visible to staff, but not to the one whose ticket it is', async () => {
    const note = await attach('support');
    await answer(as('support'), await ask('member'), note.id, true);
    expect(await viewersOf(note.src)).toEqual([...staff]);
    const about = await attach('support');
    await answer(as('support'), await ask('admin'), about.id, true);
    expect(await viewersOf(about.src)).toEqual(['support', 'moderator']);
  });

  test('is not served at the address of car photos', async () => {
    const photo = await attach('member');
    await ask('member', [photo.id]);
    expect(await viewersOf(photo.src.replace(/^.*\//, '/photos/'))).toEqual([]);
  });
});

describe('a car photo', () => {
  // Frees all slots.
  beforeEach(() => sql`delete from cars`.execute(site.db));

  async function withPhoto(seller: SignedIn, car_id: number) {
    const { photo } = await seller.api.photos.add({ car_id, files: { photo: [file] } });
    return { id: car_id, src: photo.src };
  }
  const everybody = () => [...people.keys()];

  test('of a draft is visible to its seller and staff until the car is listed', async () => {
    const mara = as('member');
    const { id, src } = await withPhoto(mara, await draft(mara));
    expect(await viewersOf(src)).toEqual(['member', ...staff]);
    const own = await fetchAs('member', src);
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    await mara.api.cars.change({ id, transition: 'submit' });
    expect(await viewersOf(src)).toEqual(everybody());
  });

  test('of a visible car is cached by browsers for a year and by proxies for ten minutes', async () => {
    const { src } = await withPhoto(as('member'), await listed(as('member')));
    const { headers } = await fetchAs('visitor', src);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=600, immutable');
    const again = await fetchAs('visitor', src, { headers: { 'if-none-match': headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  test('of a removed listing is visible only to its sellers and staff, and to everyone once restored', async () => {
    const mara = as('member');
    const { id, src } = await withPhoto(mara, await listed(mara));
    const etag = (await fetchAs('visitor', src)).headers.get('etag')!;
    await mara.api.cars.remove({ id });
    expect(await viewersOf(src)).toEqual(['member', ...staff]);
    expect((await fetchAs('visitor', src, { headers: { 'if-none-match': etag } })).status).toBe(404);
    expect((await fetchAs('member', src)).headers.get('cache-control')).toBe('private, no-cache');
    await mara.api.cars.change({ id, transition: 'restore' });
    expect(await viewersOf(src)).toEqual(everybody());
  });

  test('of a dealer’s removed car is visible to the dealer’s team', async () => {
    const owner = as('dealerOwner');
    const { id, src } = await withPhoto(owner, await listed(owner));
    await owner.api.cars.remove({ id });
    expect(await viewersOf(src)).toEqual(['dealerOwner', 'dealerStaff', ...staff]);
  });

  test('is hidden and restored with its seller', async () => {
    const mara = as('member');
    const { src } = await withPhoto(mara, await listed(mara));
    const standing = (to: string) =>
      sql`update users set standing = ${to}, standing_reason = 'Fraud' where id = ${mara.id}`.execute(site.db);
    await standing('banned');
    expect((await fetchAs('visitor', src)).status).toBe(404);
    await standing('active');
    expect((await fetchAs('visitor', src)).status).toBe(200);
  });

  const makeIt = (status: CarStatus, id: number) => {
    const removed = status === 'removed' ? sql`now()` : sql`null`;
    return sql`update cars set status = ${status}, removed_at = ${removed} where id = ${id}`.execute(site.db);
  };

  test.each(carStatuses)('of a car that is %s is served exactly where its page shows pictures', async (status) => {
    const mara = as('member');
    const { id, src } = await withPhoto(mara, await listed(mara));
    await makeIt(status, id);
    // A removed car has no page.
    const page = await site
      .visitor()
      .api.cars.get({ id })
      .catch(() => null);
    const { status: answered } = await fetchAs('visitor', src);
    expect(answered).toBe(page && page.images.length > 0 ? 200 : 404);
  });

  test.each(carStatuses)(
    'of a car that is %s is shown in the conversation only to those who may see it',
    async (status) => {
      const [mara, kenji] = [as('member'), as('otherMember')];
      const { id, src } = await withPhoto(mara, await listed(mara));
      const { id: conversation_id } = await kenji.api.messaging.create({ car_id: id });
      await kenji.api.messaging.sendMessage({ conversation_id, sender_id: kenji.id, content: 'Still there?' });
      await makeIt(status, id);
      const { conversations } = await kenji.api.messaging.conversations({ user_id: kenji.id });
      const { car } = conversations.find((one) => one.id === conversation_id)!;
      const isSeen = (await fetchAs('otherMember', src)).status === 200;
      // Anything hidden looks the same as something that doesn't exist.
      expect(car).toMatchObject(
        isSeen ? { status, image: { src } } : { status: 'removed', image: null, title: 'Removed listing', price: null },
      );
      const own = (await mara.api.messaging.conversation({ conversation_id }))!.conversation.car;
      expect(own).toMatchObject({ status, price: 42_000 });
    },
  );

  test('is gone as soon as its car is permanently deleted', async () => {
    const mara = as('member');
    const { id, src } = await withPhoto(mara, await listed(mara));
    await sql`delete from cars where id = ${id}`.execute(site.db);
    expect(await viewersOf(src)).toEqual([]);
  });
});
