import { setImmediate as breathe } from 'node:timers/promises';
import type { BuyingDeps } from '../../server/flows/payments/buy.ts';
import { Failure } from '../../server/lib/failure.ts';
import { lastsHours } from '../../server/features/payments/plans.rules.ts';
import type { Reach } from '@forecourt/contract/access/owner.ts';
import type { PurchaseIntent } from '../../server/flows/payments/purchase-items.ts';
import { BankTrouble } from '../../server/outside/bank/bank.ts';
import { Crash, mortal, type CrashPlan } from './crash.ts';
import { bankReachedBy, lookFaults, openFaults, type BankFault } from './fake-bank.ts';
import type { GoodsLedger, Grant } from './goods-invariants.ts';
import type { Snapshot } from './snapshot.ts';
import type { World } from './world.ts';

/** How often each thing happened, over all worlds. */
export type Tally = Map<string, number>;
export const count = (tally: Tally, what: string) => void tally.set(what, (tally.get(what) ?? 0) + 1);

/** A running world. */
export interface Run {
  world: World;
  tally: Tally;
  ledger: GoodsLedger;
  /** The state after the last step. */
  seen: Snapshot;
  /** The payment links users were sent to, by payment. */
  links: Map<number, Set<string>>;
  /** Granted for free in this step. */
  free: Grant[];
  /** Unexpected failures: neither the product's own, nor the bank's, nor a crash. */
  unexpected: unknown[];
  isKept: boolean;
}

/** A user who wants something, and what they do about it. */
export interface History {
  buyer: Reach;
  wanted: PurchaseIntent;
  purpose: string;
  stepsLeft: number;
  /** Bank callbacks that were already sent. */
  sent: { body: Buffer; signature: string }[];
}

interface Process {
  parts: BuyingDeps;
  now: () => Date;
}

/** `isHealthy`: nothing goes wrong in it. `wanted`: what it may get for free. */
export function processOf(run: Run, { isHealthy = false, stepMs = 100, wanted }: ProcessOptions = {}): Process {
  const { world, tally } = run;
  const { random, clock } = world;
  const now = clock.of(stepMs);
  const crash: CrashPlan | null =
    !isHealthy && random.chance(0.08)
      ? { transaction: 1 + random.below(2), when: random.pick(['before_commit', 'after_commit'] as const) }
      : null;
  const { db, die } = mortal(world.db, crash, (result) => {
    if (result === null && wanted) run.free.push(grantOf(wanted, world, clock.ms));
  });
  const faultOf = (among: readonly BankFault[], likelihood: number, at: string) => () => {
    const fault = !isHealthy && random.chance(likelihood) ? random.pick(among) : null;
    if (fault) count(tally, `bank ${at}: ${fault}`);
    return fault;
  };
  return {
    now,
    parts: {
      db,
      siteTimezone: 'UTC',
      siteName: 'Simulation',
      settings: async () => world.settings,
      log: { warn: (what: unknown) => expected(run, (what as { err?: unknown }).err) },
      bank: bankReachedBy(world.books, {
        open: faultOf(openFaults, 0.2, 'open'),
        look: faultOf(lookFaults, 0.2, 'look'),
        slowMs: () => 1 + random.below(4),
        die: () => {
          count(tally, 'crash at the bank');
          return die();
        },
      }),
    },
  };
}

interface ProcessOptions {
  isHealthy?: boolean;
  stepMs?: number;
  wanted?: PurchaseIntent;
}

function grantOf(wanted: PurchaseIntent, { settings }: World, at: number): Grant {
  const goods = 'carId' in wanted ? `${wanted.kind} ${wanted.carId}` : `dealer ${wanted.dealerId}`;
  return { goods, kind: 'given', at, hours: lastsHours(settings, wanted.kind), paymentId: null };
}

/** Runs an action, whatever its outcome. */
export async function attempt(run: Run, name: string, action: () => Promise<unknown>): Promise<void> {
  count(run.tally, name);
  // Concurrent actions don't start at exactly the same time.
  for (let waits = run.world.random.below(4); waits > 0; waits--) await breathe();
  try {
    await action();
  } catch (error) {
    if (error instanceof Crash) count(run.tally, 'crash');
    else if (error instanceof Failure) count(run.tally, `refused: ${error.code}`);
    else expected(run, error);
  }
}

function expected(run: Run, error: unknown): void {
  const isForeseen = error === undefined || error instanceof Crash || error instanceof BankTrouble;
  if (!isForeseen && !(error instanceof Failure)) run.unexpected.push(error);
}
