import { randomUUID } from 'node:crypto';
import { addresses, kinds } from '../../bench/cars/requests.ts';
import type { seededRandom } from '../random.ts';
import type { SimulatedUsers } from './simulated-users.ts';

export const parts = ['browse', 'look', 'write'] as const;
export type Part = (typeof parts)[number];

/** One request, and the follow-up request that depends on its response. */
export interface Asked {
  part: Part;
  what: string;
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  token?: string;
  body?: object;
  next?: (answer: string) => Asked;
}

type Random = ReturnType<typeof seededRandom>;

/** Each with its relative frequency. */
type Choices = Record<string, [number, () => Asked]>;

/**
 * A realistic mix: of a hundred requests, 80 browse, 15 view one thing and 5 change something. Half of those who browse
 * are signed in. Words, filters, sort orders, prices and pages vary, so that most requests weren't made just before.
 */
export function whatPeopleAsk({ people, owners, carIds }: SimulatedUsers, random: Random): () => Asked {
  const lists = kinds.filter(({ kind }) => kind !== 'car').map(({ kind }) => addresses[kind](carIds.length));
  const someone = () => random.pick(people);
  const get = (part: Part, what: string, path: string, token?: string): Asked => ({
    part,
    what,
    method: 'GET',
    path,
    ...(token && { token }),
  });
  const either = () => (random.chance(0.5) ? someone().token : undefined);
  const write = (what: string, path: string, token: string, body: object, method: 'POST' | 'PUT' = 'POST'): Asked => ({
    part: 'write',
    what,
    method,
    path,
    token,
    body,
  });

  function list(): string {
    const path = random.pick(random.pick(lists));
    const page = path.includes('page=') || random.chance(0.7) ? '' : `&page=${1 + random.below(5)}`;
    const price = path.includes('rice') || random.chance(0.7) ? '' : `&minPrice=${1_000 + random.below(40_000)}`;
    return path + page + price;
  }

  const browse: Choices = {
    'a list': [80, () => get('browse', 'a list', list(), either())],
    'the newest': [5, () => get('browse', 'the newest', '/api/cars.php?sort=newest&page=1&counts=true', either())],
    'as it is typed': [5, () => get('browse', 'as it is typed', `/api/cars.php?action=suggest&text=${typed(random)}`)],
    'a page': [
      10,
      () => get('browse', 'a page', random.pick(['/', '/browse', list().replace('/api/cars.php', '/browse')])),
    ],
  };
  const look: Choices = {
    'a car': [35, () => get('look', 'a car', `/api/cars.php?id=${random.pick(carIds)}`, either())],
    'the page of a car': [10, () => get('look', 'the page of a car', `/car/${random.pick(carIds)}`)],
    'the inbox': [
      20,
      () => {
        const { id, token } = someone();
        return get('look', 'the inbox', `/api/messaging.php?user_id=${id}`, token);
      },
    ],
    'a conversation': [
      25,
      () => {
        const { token, conversations } = someone();
        return get('look', 'a conversation', `/api/messaging.php?conversation_id=${random.pick(conversations)}`, token);
      },
    ],
    favourites: [5, () => get('look', 'favourites', '/api/favourites.php', someone().token)],
    'own listings': [5, () => get('look', 'own listings', '/api/cars.php?action=mine', someone().token)],
  };
  const writes: Choices = {
    'a message': [
      45,
      () => {
        const { id, token, conversations } = someone();
        const said = { content: `Is it still there? ${random.below(1e9)}`, client_id: randomUUID() };
        const to = { conversation_id: random.pick(conversations), sender_id: id };
        return write('a message', '/api/messaging.php?action=send_message', token, { ...to, ...said });
      },
    ],
    'a favourite': [
      20,
      () => write('a favourite', '/api/favourites.php', someone().token, { car_id: random.pick(carIds) }),
    ],
    'a price': [
      15,
      () => {
        const { token, car } = someone();
        const price = Math.max(1, Math.round(car.price * (0.9 + random.below(200) / 1000)));
        return write('a price', '/api/cars.php', token, { id: car.id, price }, 'PUT');
      },
    ],
    'a look that counts': [
      15,
      () => write('a look that counts', '/api/cars.php?action=view', someone().token, { id: random.pick(carIds) }),
    ],
    'a new listing': [
      5,
      () => {
        const { token } = random.pick(owners);
        return { ...write('a new listing', '/api/cars.php', token, newCar(random)), next: listed(token) };
      },
    ],
  };
  const listed = (token: string) => (answer: string) => {
    const { id } = JSON.parse(answer) as { id: number };
    return write('a listing goes live', '/api/cars.php?action=change', token, { id, transition: 'submit' });
  };

  const repeated = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one);
  const drawn = (choices: Choices) => Object.values(choices).flatMap(([times, ask]) => repeated(times, ask));
  const all = [...repeated(80, drawn(browse)), ...repeated(15, drawn(look)), ...repeated(5, drawn(writes))];
  return () => random.pick(random.pick(all))();
}

const typed = (random: Random) => random.pick(['sul', 'bans', 'kar', 'benef', 'zen', 'elegy', 'domin', 'sch', 'pega']);

const newCar = (random: Random) => ({
  make: 'Karin',
  model: 'Sultan',
  year: 2000 + random.below(25),
  price: 5_000 + random.below(90_000),
  mileage: random.below(90_000),
  body_class: 'Sports',
  description: 'Kept in a garage, driven on Sundays.',
});
