import type { Actor } from '../access/actors.ts';
import type { Row } from '../access/cells.ts';
import { seededRandom } from '../random.ts';
import { draftOf, requestOf } from './draft.ts';
import { toTheEdge } from './edges.ts';
import { faultIn } from './faults.ts';
import { fuzzMutators } from './fuzz-mutators.ts';
import type { Dice } from './fuzz-mutator.ts';
import { cookiesOf, sendRaw } from './raw-request.ts';

export interface Fuzzed {
  requests: number;
  calls: number;
  people: number;
  kinds: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
  slowestMs: number;
  faults: string[];
}

interface Fuzzing {
  url: string;
  rows: readonly Row[];
  actors: readonly Actor[];
  requests: number;
  seed: number;
  /** Rolls back a request, so that the next one finds the things it names. */
  undone: <T>(action: () => Promise<T>) => Promise<T>;
}

/**
 * Makes every call as every actor, again and again, each time with something else wrong. The same for the same seed.
 */
export async function fuzz({ url, rows, actors, requests, seed, undone }: Fuzzing): Promise<Fuzzed> {
  const cells = shuffled(
    rows.flatMap((row) => actors.map((actor) => ({ row, actor }))),
    seededRandom(seed),
  );
  const seen = { calls: new Set<string>(), people: new Set<string>(), kinds: new Set<string>() };
  const statuses: Record<string, number> = {};
  const faults: string[] = [];
  let slowestMs = 0;
  const cellAt = (at: number) => cells[at % cells.length]!;
  const isStream = (at: number) => Number(cellAt(at).row.call.isStream);
  // A stream continues after its response started, so its queries must not run during another request.
  const order = Array.from({ length: requests }, (_, at) => at).toSorted((a, b) => isStream(a) - isStream(b));
  for (const at of order) {
    const { row, actor } = cellAt(at);
    // Each request has its own random numbers, so that one can be repeated alone.
    const { request, kinds } = await hostileRequest(row, actor, seededRandom(seed * 1_000_003 + at));
    seen.calls.add(row.key);
    seen.people.add(actor.title);
    for (const kind of kinds) seen.kinds.add(kind);
    const title = `request ${at} of seed ${seed}, ${row.title} as ${actor.title} with ${kinds.join(' and ')}`;
    try {
      // It changes nothing that could be rolled back.
      const ask = () => sendRaw(url, request);
      const answer = await (row.call.isStream ? ask() : undone(ask));
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      slowestMs = Math.max(slowestMs, answer.ms);
      const fault = faultIn(request, answer);
      if (fault)
        faults.push(
          `${title}: ${fault}\n  ${request.method} ${request.path.slice(0, 200)} ${String(request.body?.subarray(0, 300) ?? '')}`,
        );
    } catch (error) {
      faults.push(
        `${title}: no answer: ${String(error)}\n  ${request.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 200)}`,
      );
    }
  }
  const { calls, people, kinds } = seen;
  return { requests, calls: calls.size, people: people.size, kinds: kinds.size, statuses, slowestMs, faults };
}

async function hostileRequest({ key, call, line }: Row, { browser, scene }: Actor, dice: Dice) {
  const draft = await draftOf(key, line![1](scene));
  if (browser.cookies.size > 0) draft.headers['cookie'] = cookiesOf(browser);
  // Only valid input reaches the code behind the schemas, so many requests are at the limits and otherwise correct.
  if (dice.chance(0.4)) {
    toTheEdge(draft, call, dice);
    return { kinds: ['fields at the edge of their shape'], request: await requestOf(draft) };
  }
  const kinds = [dice.pick(Object.keys(fuzzMutators))];
  while (dice.chance(0.3)) kinds.push(dice.pick(Object.keys(fuzzMutators)));
  for (const kind of kinds) fuzzMutators[kind]!(draft, dice);
  return { kinds, request: await requestOf(draft) };
}

function shuffled<T>(all: readonly T[], dice: Dice): T[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = dice.below(at + 1);
    [mixed[at], mixed[other]] = [mixed[other]!, mixed[at]!];
  }
  return mixed;
}
