import { isDeepStrictEqual } from 'node:util';
import { onTestFinished } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { connectWithRetry } from '../connect-with-retry.ts';
import { freshDatabase } from '../fresh-database.ts';
import { seededRandom } from '../random.ts';
import { players, randomActions, told, type Action } from './actions.ts';
import { doAction, type Made } from './do-action.ts';
import { Model, type Seen } from './model.ts';
import { emptyTown, foundTown, seenIn, type Town } from './town.ts';

interface Plan {
  actions: number;
  seed: number;
  /** The model to compare with. A test provides a wrong one. */
  model?: () => Pick<Model, 'try' | 'seen'>;
}

/** Where the site and the model differ, and after how many actions. */
interface Parted {
  after: number;
  fact: string;
}

const checkEvery = 100;
/** Time limit for shortening a history. */
const shrinkMs = 90_000;

/**
 * Random users sell, review, hide and annul while time passes, and a small model does the same. Both must agree on the
 * outcome of each action, and in the end on every average, count, distribution and award. If they don't, the shortest
 * failing history found is reported.
 */
export async function simulateReviews({ actions, seed, model = () => new Model() }: Plan) {
  const database = await freshDatabase();
  const { db, close } = connectWithRetry(database.config, 2);
  onTestFinished(async () => {
    await close();
    await database.drop();
  });
  const town = await foundTown(db);
  const history = randomActions(actions, seededRandom(seed));
  const tally = new Map<string, number>();
  const parted = await live(db, town, history, model(), (what) => tally.set(what, (tally.get(what) ?? 0) + 1));
  if (!parted) return { tally, seen: await seenIn(db, town) };
  const fails = (some: Action[]) => live(db, town, some, model());
  const { shortest, fact } = await shrink(history.slice(0, parted.after), parted.fact, fails);
  const lines = shortest.map((action, index) => `  ${index + 1}. ${told(action)}`);
  throw new Error(`With seed ${seed} the site and the model part:\n${lines.join('\n')}\n${fact}`);
}

async function live(
  db: Database,
  town: Town,
  history: readonly Action[],
  model: Pick<Model, 'try' | 'seen'>,
  count: (what: string) => void = () => undefined,
): Promise<Parted | null> {
  await emptyTown(db, town);
  const made: Made = { sales: new Map(), reviews: new Map() };
  for (const [index, action] of history.entries()) {
    const [site, expected] = [await doAction(db, town, made, action), model.try(action)];
    const after = index + 1;
    if (site !== expected) return { after, fact: `The last one ends with ${site}, by the rules with ${expected}.` };
    count(site === 'done' ? action.what : `${action.what}: ${site}`);
    if (after % checkEvery !== 0 && after !== history.length) continue;
    const fact = difference(await seenIn(db, town), model.seen());
    if (fact) return { after, fact };
  }
  return null;
}

function difference(site: Seen, model: Seen): string | null {
  const said = (one: unknown) => JSON.stringify(one);
  for (const name of players)
    if (!isDeepStrictEqual(site.people[name], model.people[name]))
      return `${name}: the site says ${said(site.people[name])}, by the rules it is ${said(model.people[name])}.`;
  if (site.withheld !== model.withheld) return `${site.withheld} reviews are withheld, by the rules ${model.withheld}.`;
  if (isDeepStrictEqual(site.dealer, model.dealer)) return null;
  return `The dealer: the site says ${said(site.dealer)}, by the rules it is ${said(model.dealer)}.`;
}

/** Leaves out as much as possible: half of it first, single actions in the end. */
async function shrink(history: Action[], fact: string, fails: (some: Action[]) => Promise<Parted | null>) {
  const until = Date.now() + shrinkMs;
  let shortest = history;
  let shown = fact;
  for (let size = Math.ceil(history.length / 2); size >= 1;) {
    let isShorter = false;
    for (let from = 0; from < shortest.length && Date.now() < until;) {
      const without = shortest.toSpliced(from, size);
      const parted = await fails(without);
      if (!parted) {
        from += size;
        continue;
      }
      [shortest, shown, isShorter] = [without.slice(0, parted.after), parted.fact, true];
    }
    if (Date.now() >= until) break;
    if (!isShorter || size > 1) size = size === 1 ? 0 : Math.ceil(size / 2);
  }
  return { shortest, fact: shown };
}
