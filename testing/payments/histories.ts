import { dayMs } from './clock.ts';
import type { History, Run } from './run.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { PurchaseIntent } from '../../server/flows/payments/purchase-items.ts';
import { makeCar } from './world.ts';
import { look } from './snapshot.ts';

/** A user starts to buy something, usually something available to them. */
export async function beginHistory(run: Run, open: readonly History[]): Promise<History> {
  const { world } = run;
  const { random } = world;
  const stepsLeft = 3 + random.below(6);
  if (random.chance(0.2)) {
    const buyer = random.pick(world.owners);
    const dealerId = buyer.team!.dealerId;
    return {
      buyer,
      wanted: { kind: nextFor(run, dealerId), dealerId },
      purpose: purposeOfDealer(run, dealerId),
      stepsLeft,
      sent: [],
    };
  }
  const kind = random.chance(0.5) ? 'listing' : 'featured';
  // A dealer's listings are free, so the others buy most of them.
  const sellers = kind === 'featured' || random.chance(0.15) ? world.sellers : privateSellers(world);
  // Often a user who is already buying something, so that two purchases conflict.
  const busy = open.map(({ buyer }) => buyer).filter((one) => sellers.includes(one));
  const buyer = busy.length > 0 && random.chance(0.5) ? random.pick(busy) : random.pick(sellers);
  const carId = await carFor(run, buyer, kind);
  const wanted: PurchaseIntent = { kind, carId };
  const purpose = kind === 'listing' ? `listing of car ${carId}` : `feature of car ${carId}`;
  return { buyer, wanted, purpose, stepsLeft, sent: [] };
}

/** Often new users who want several things together at the introductory rate. */
const privateSellers = ({ sellers, newcomers, random }: Run['world']): Reach[] =>
  random.chance(0.5) ? newcomers : sellers.filter(({ team }) => !team);

async function carFor(run: Run, buyer: Reach, kind: 'listing' | 'featured'): Promise<number> {
  const { random } = run.world;
  const theirs = [...run.seen.cars.values()].filter(({ seller_id, dealer_id }) =>
    buyer.team ? dealer_id === buyer.team.dealerId : dealer_id === null && seller_id === buyer.userId,
  );
  const fitting = theirs.filter(({ status, expires }) => {
    const isLive = status === 'active' || status === 'reserved';
    if (kind === 'featured') return isLive;
    return status === 'draft' || status === 'expired' || (isLive && (expires ?? 0) - run.world.clock.ms < 3 * dayMs);
  });
  if (fitting.length > 0 && random.chance(0.85)) return random.pick(fitting).id;
  if (theirs.length > 0 && random.chance(0.1)) return random.pick(theirs).id;
  const id = await makeCar(run.world, buyer, 'draft');
  run.seen = await look(run.world, run.seen.lastEvent);
  return id;
}

function nextFor({ seen, world }: Run, dealerId: number): 'membership' | 'renewal' {
  const membership = [...seen.memberships.values()].find((one) => one.dealer_id === dealerId);
  const graceMs = world.settings.membership_grace_period_days * dayMs;
  const runs = membership && membership.started !== null && membership.ends + graceMs > world.clock.ms;
  return Boolean(runs) !== world.random.chance(0.05) ? 'renewal' : 'membership';
}

const purposeOfDealer = ({ seen }: Run, dealerId: number) =>
  `membership ${[...seen.memberships.values()].find((one) => one.dealer_id === dealerId)?.id}`;
