import { emptyMarket, listed } from '../market.ts';
import { seededRandom } from '../random.ts';
import type { SignedIn, Site } from '../site.ts';
import { OfferModel, type ModelCar, type ModelOffer } from './model.ts';

const cast = {
  mara: 'member',
  kenji: 'otherMember',
  silas: 'otherDealerOwner',
  grace: 'dealerOwner',
  dev: 'dealerManager',
  pia: 'dealerStaff',
} as const;
export type Name = keyof typeof cast;
export const names = Object.keys(cast) as Name[];

/** The reason that staff and sellers give. */
export const reason = 'A simulation';

export type OfferWorld = Awaited<ReturnType<typeof createOfferWorld>>;
/** Named actions. Each returns its outcome. */
export type Actions = Record<string, () => Promise<string>>;

/** Six people, a private seller's and a dealer's car, and the model that says what should happen to their offers. */
export async function createOfferWorld(site: Site, seed: number) {
  const random = seededRandom(seed);
  await emptyMarket(site);
  const people = {} as Record<Name, SignedIn>;
  for (const name of names) people[name] = await site.as(cast[name]);
  const admin = await site.as('admin');
  const model = new OfferModel();
  const sales = new Map<number, { id: number; before: ModelCar['status']; offer: ModelOffer | undefined }>();
  const team: Name[] = ['grace', 'dev', 'pia'];

  async function addCar(owner: Name): Promise<ModelCar> {
    const isDealers = owner === 'grace';
    const car: ModelCar = {
      id: await listed(people[owner], { price: 40_000 }),
      side: isDealers ? team : [owner],
      answers: isDealers ? ['grace', 'dev'] : [owner],
      status: 'active',
      before: 'active',
      price: 40_000,
      accepts: true,
    };
    model.cars.set(car.id, car);
    return car;
  }
  const current: Record<'mara' | 'grace', ModelCar> = { mara: await addCar('mara'), grace: await addCar('grace') };
  const ownerOf = (car: ModelCar): Name => (car.side.length > 1 ? 'grace' : 'mara');
  const anyCar = () => current[random.pick(['mara', 'grace'] as const)];
  const amount = () => 30_000 + random.below(200) * 50;
  const anyOffer = () => {
    const live = Object.values(current).flatMap(({ id }) => model.live(id));
    if (live.length > 0 && random.chance(0.85)) return random.pick(live);
    const all = [...model.offers.values()];
    return all.length === 0 ? undefined : all[Math.max(0, all.length - 1 - random.below(12))];
  };
  const outcomeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => (error as { code: string }).code,
    );
  /** The call's outcome must be the model's. Returns whether it succeeded. */
  async function agreed(what: string, refusal: string | null, call: Promise<unknown>): Promise<boolean> {
    const outcome = await outcomeOf(call);
    if (outcome !== (refusal ?? 'done')) throw new Error(`${what}: ${outcome} instead of ${refusal ?? 'done'}`);
    return outcome === 'done';
  }

  return { site, random, model, people, admin, sales, current, ownerOf, anyCar, anyOffer, amount, agreed };
}

export const isLive = ({ status }: ModelOffer): boolean => status === 'open' || status === 'accepted';
