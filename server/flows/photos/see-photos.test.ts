import { carStatuses, type CarStatus } from '@forecourt/contract/cars/cars.flow.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newPhotoKey } from '../../lib/photo-address.ts';
import { draft, emptyMarket, listed } from '../../testing/market.ts';
import type { Persona } from '../../testing/personas.ts';
import { asFile, picture } from '../../testing/pictures.ts';
import { startSite, type SignedIn, type Site } from '../../testing/site.ts';

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
async function seenBy(src: string): Promise<Person[]> {
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

describe('a picture of a ticket', () => {
  const attach = async (person: Persona) => (await as(person).api.tickets.attach({ files: { photo: [file] } })).photo;
  const ask = async (person: Persona, attachment_ids: number[] = []) => {
    const { api, id } = as(person);
    const asked = { user_id: id, category_id: 1, subject: 'See', description: 'As shown', attachment_ids };
    return (await api.tickets.create(asked)).ticket.id;
  };
  const answer = ({ api, id }: SignedIn, ticket_id: number, photo: number, is_internal: boolean) =>
    api.tickets.addResponse({ ticket_id, user_id: id, content: 'See', attachment_ids: [photo], is_internal });

  test('is for who asked and the staff, and to everybody else like one that is not there', async () => {
    const photo = await attach('firstCharacter');
    await ask('firstCharacter', [photo.id]);
    expect(new Set(await seenBy(photo.src))).toEqual(new Set([...staff, 'firstCharacter']));
    const reply = await attach('support');
    await answer(as('support'), await ask('firstCharacter'), reply.id, false);
    expect(new Set(await seenBy(reply.src))).toEqual(new Set([...staff, 'firstCharacter']));
  });

  test('is kept by nobody on the way, and no browser’s word that it has it helps', async () => {
    const photo = await attach('member');
    await ask('member', [photo.id]);
    const seen = await fetchAs('member', photo.src);
    expect(seen.headers.get('cache-control')).toBe('private, no-store');
    expect(seen.headers.get('content-type')).toBe('image/webp');
    const headers = { 'if-none-match': seen.headers.get('etag')! };
    expect((await fetchAs('otherMember', photo.src, { headers })).status).toBe(404);
    expect((await fetchAs('visitor', photo.src, { method: 'HEAD' })).status).toBe(404);
  });

  test('is who uploaded it alone before it is sent', async () => {
    expect(await seenBy((await attach('member')).src)).toEqual(['member']);
  });

  test('that came with a note among the staff is theirs, and not of one of them whose ticket it is', async () => {
    const note = await attach('support');
    await answer(as('support'), await ask('member'), note.id, true);
    expect(await seenBy(note.src)).toEqual([...staff]);
    const about = await attach('support');
    await answer(as('support'), await ask('admin'), about.id, true);
    expect(await seenBy(about.src)).toEqual(['support', 'moderator']);
  });

  test('is not handed out where photos of cars are', async () => {
    const photo = await attach('member');
    await ask('member', [photo.id]);
    expect(await seenBy(photo.src.replace(/^.*\//, '/photos/'))).toEqual([]);
  });
});

describe('a photo of a car', () => {
  // Frees all slots.
  beforeEach(() => sql`delete from cars`.execute(site.db));

  async function withPhoto(seller: SignedIn, car_id: number) {
    const { photo } = await seller.api.photos.add({ car_id, files: { photo: [file] } });
    return { id: car_id, src: photo.src };
  }
  const everybody = () => [...people.keys()];

  test('of a draft is its seller’s and the staff’s until the car is listed', async () => {
    const mara = as('member');
    const { id, src } = await withPhoto(mara, await draft(mara));
    expect(await seenBy(src)).toEqual(['member', ...staff]);
    const own = await fetchAs('member', src);
    expect(own.headers.get('cache-control')).toBe('private, no-cache');
    await mara.api.cars.change({ id, transition: 'submit' });
    expect(await seenBy(src)).toEqual(everybody());
  });

  test('of a visible car is kept by browsers for a year, and by what stands before many of them for ten minutes', async () => {
    const { src } = await withPhoto(as('member'), await listed(as('member')));
    const { headers } = await fetchAs('visitor', src);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, s-maxage=600, immutable');
    const again = await fetchAs('visitor', src, { headers: { 'if-none-match': headers.get('etag')! } });
    expect(again.status).toBe(304);
  });

  test('of a removed listing is seen by its side and the staff alone, and by everybody when it is back', async () => {
    const mara = as('member');
    const { id, src } = await withPhoto(mara, await listed(mara));
    const etag = (await fetchAs('visitor', src)).headers.get('etag')!;
    await mara.api.cars.remove({ id });
    expect(await seenBy(src)).toEqual(['member', ...staff]);
    expect((await fetchAs('visitor', src, { headers: { 'if-none-match': etag } })).status).toBe(404);
    expect((await fetchAs('member', src)).headers.get('cache-control')).toBe('private, no-cache');
    await mara.api.cars.change({ id, transition: 'restore' });
    expect(await seenBy(src)).toEqual(everybody());
  });

  test('of a dealer’s car that is removed is seen by the dealer’s team', async () => {
    const owner = as('dealerOwner');
    const { id, src } = await withPhoto(owner, await listed(owner));
    await owner.api.cars.remove({ id });
    expect(await seenBy(src)).toEqual(['dealerOwner', 'dealerStaff', ...staff]);
  });

  test('goes with its seller and comes back with them', async () => {
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

  test.each(carStatuses)('of a car that is %s is handed out exactly where its page shows pictures', async (status) => {
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

  test.each(carStatuses)('of a car that is %s is in the talk about it for who may see it alone', async (status) => {
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
  });

  test('is nobody’s any more as soon as its car is deleted for good', async () => {
    const mara = as('member');
    const { id, src } = await withPhoto(mara, await listed(mara));
    await sql`delete from cars where id = ${id}`.execute(site.db);
    expect(await seenBy(src)).toEqual([]);
  });
});
