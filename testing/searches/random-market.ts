import { bodyClasses } from '@forecourt/contract/cars/body-classes.ts';
import { colours, drives, fuels, maxArmour, maxUpgrade, transmissions } from '@forecourt/contract/cars/car-facts.ts';
import { conditions } from '@forecourt/contract/cars/filter-values.ts';
import { sql } from 'kysely';
import type { seededRandom } from '../random.ts';
import type { Site } from '../site.ts';

export type Random = ReturnType<typeof seededRandom>;

export const makes = ['Karin', 'Bravado', 'Pegassi', 'Home Built'];
export const models = ['Sultan', 'Banshee', 'Zentorno', 'Sultan RS', 'Minivan', '9F Cabrio'];
export const areas = ['Sandy Shores', 'Harmony', 'Davis', 'Chumash', 'Paleto Bay'];
export const regions = ['Blaine County – Desert', 'Blaine County – North', 'Los Santos County'];
const titles = [null, null, 'Clean daily', 'Rally stance', 'Benefactor swap', 'Turbo monster'];

const randomFacts = (random: Random) => {
  const maybe = <T>(value: T) => (random.chance(0.2) ? null : value);
  const price = random.pick([24_999, 25_000, 49_999, 50_000, 99_999, 1 + random.below(200_000)]);
  return {
    make: random.pick(makes),
    model: random.pick(models),
    title: random.pick(titles),
    year: 2015 + random.below(12),
    price,
    original_price: price + random.pick([0, 0, 5_000]),
    mileage: maybe(random.below(150_000)),
    body_class: random.pick(bodyClasses),
    transmission: maybe(random.pick(transmissions)),
    fuel: maybe(random.pick(fuels)),
    drive: maybe(random.pick(drives)),
    colour: maybe(random.pick(colours)),
    features: random.chance(0.5) ? [] : [random.pick(conditions), random.pick(conditions)],
    engine_upgrade: maybe(random.below(maxUpgrade + 1)),
    brake_upgrade: maybe(random.below(maxUpgrade + 1)),
    transmission_upgrade: maybe(random.below(maxUpgrade + 1)),
    armour: maybe(random.below(maxArmour + 1)),
    has_turbo: maybe(random.chance(0.5)),
    open_to_trade: random.chance(0.3),
    accepts_offers: random.chance(0.6),
  };
};

export async function addRandomCars(site: Site, random: Random, number: number, sellerId: number, dealerId: number) {
  const [places, catalogue] = await Promise.all([placesOf(site), modelsOf(site)]);
  const rows = Array.from({ length: number }, () => ({
    ...knownModel(randomFacts(random), random.chance(0.8) ? catalogue : new Map()),
    ...(random.chance(0.6) && random.pick(places)),
    seller_id: sellerId,
    dealer_id: random.chance(0.5) ? dealerId : null,
    status: 'active',
    description: random.pick(['A car', 'Faster than any Sultan', 'Has a winch']),
    published_at: new Date(Date.now() - random.below(100_000_000)),
    expires_at: new Date(Date.now() + 30 * 86_400_000),
  }));
  const added = await site.db.insertInto('cars').values(rows).returning('id').execute();
  return new Set(added.map(({ id }) => id));
}

/** The areas by the names of the beginning, as cars store them now. */
export const placesOf = async ({ db }: Pick<Site, 'db'>) =>
  (
    await sql<{ area_id: number; area: string; region: string }>`
      select areas.id as area_id, areas.name as area, area_regions.name as region
      from areas join area_regions on area_regions.id = region_id
      where merged_into is null and (select array_agg(search_phrase(name)) from unnest(${areas}::text[]) as name) && areas.phrases
      order by areas.id`.execute(db)
  ).rows;

/** Models with seats. Some cars have them only as a text. */
async function modelsOf({ db }: Pick<Site, 'db'>): Promise<Map<string, number>> {
  const { rows } = await sql<{ model: string; id: number }>`
    select display_name as model, min(id) as id from car_models where display_name = any (${models}::text[]) group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ model, id }) => [model, id]));
}
const knownModel = <F extends { model: string }>(facts: F, catalogue: ReadonlyMap<string, number>) => ({
  ...facts,
  model_id: catalogue.get(facts.model) ?? null,
});
