import { contract } from '@forecourt/contract/contract.ts';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { namedCalls } from '@forecourt/contract/kit/routes.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { startSite, type Site } from '../site.ts';
import { actorsOn, type Actor } from './actors.ts';
import { expected } from './expected/index.ts';
import { outcomesOf, type Line } from './line.ts';
import { outcomeOf } from './outcome.ts';
import { undoable } from './undone.ts';

type AnyLine = Line<object>;
export interface Row {
  key: string;
  title: string;
  call: AnyCall;
  line: AnyLine | null;
}
const written = expected as unknown as Record<string, Record<string, AnyLine | Record<string, AnyLine> | undefined>>;

/** Every call of the contract, with its expected outcomes from `expected/index.ts`. */
export const rows = namedCalls(contract).flatMap(({ feature, name, call }): Row[] => {
  const key = `${feature}.${name}`;
  const found = written[feature]?.[name];
  if (!found) return [{ key, title: key, call, line: null }];
  if (Array.isArray(found)) return [{ key, title: key, call, line: found as unknown as AnyLine }];
  const ways = Object.entries(found as Record<string, AnyLine>);
  return ways.map(([how, line]) => ({ key, title: `${key} (${how})`, call, line }));
});

/** Starts a site with all actors for the tests of one file. Returns the wrong cells of a row, up to this many. */
export function everybodyAsks(): (row: Row, most?: number) => Promise<string[]> {
  const { connectRequests, undone } = undoable();
  let site: Site;
  let actors: Actor[];
  beforeAll(async () => {
    site = await startSite({ connectRequests, config: { webhookLoopback: true } });
    actors = await actorsOn(site);
  });
  afterAll(() => site.close());

  return async ({ key, line }, most = Infinity) => {
    expect(line, `a line for ${key} is missing in access/expected`).not.toBeNull();
    const [outcomes, input] = line!;
    const wanted = outcomesOf(outcomes);
    const wrong: string[] = [];
    for (const [at, { title, browser, scene }] of actors.entries()) {
      if (wrong.length >= most) break;
      const cookies = new Map(browser.cookies);
      const { word, code } = await undone(() => outcomeOf(browser, key, input(scene)));
      // Restores the session if the call ended it.
      for (const [name, value] of cookies) browser.cookies.set(name, value);
      if (word !== wanted[at]) wrong.push(`${title}: ${word} ${code}, not ${wanted[at]}`);
    }
    return wrong;
  };
}
