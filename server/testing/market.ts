import type { contract } from '@forecourt/contract/contract.ts';
import type { Sent } from '@forecourt/contract/kit/call.ts';
import { sql } from 'kysely';
import type { SignedIn, Site } from './site.ts';

type Given = Partial<Sent<typeof contract.cars.create>>;

/** The demo world's cars are gone, so that a test knows every car there is. */
export const emptyMarket = ({ db }: Pick<Site, 'db'>) =>
  sql`truncate cars, photos, car_counts, car_count_changes cascade`.execute(db);

export const goodFacts = {
  make: 'Karin',
  model: 'Sultan',
  year: 2021,
  price: 42_000,
  mileage: 18_500,
  description: 'Runs well, never raced.',
} satisfies Given;

/** A draft of this person's, through the calls a page would make. */
export async function draft({ api }: SignedIn, facts: Given = {}): Promise<number> {
  const { id } = await api.cars.create({ ...goodFacts, ...facts });
  return id;
}

/** A listing of this person's that is live. */
export async function listed(seller: SignedIn, facts: Given = {}): Promise<number> {
  const id = await draft(seller, facts);
  await seller.api.cars.change({ id, deed: 'submit' });
  return id;
}
