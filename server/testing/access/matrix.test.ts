import { contract } from '@forecourt/contract/contract.ts';
import { namedCalls } from '@forecourt/contract/kit/routes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from '../site.ts';
import { actorsOn, type Actor, type Scene } from './actors.ts';
import { expected } from './expected/index.ts';
import { outcomesOf, type Line } from './line.ts';
import { outcomeOf } from './outcome.ts';
import { undoable } from './undone.ts';

/** Every call, made by everybody: `expected/index.ts` says what comes of each. */
const { connectRequests, undone } = undoable();
let site: Site;
let actors: Actor[];
beforeAll(async () => {
  site = await startSite({ connectRequests });
  actors = await actorsOn(site);
});
afterAll(() => site.close());

type AnyLine = Line<object>;
const written = expected as unknown as Record<string, Record<string, AnyLine | Record<string, AnyLine> | undefined>>;

const lines = namedCalls(contract).flatMap(
  ({ feature, name }): { key: string; title: string; line: AnyLine | null }[] => {
    const key = `${feature}.${name}`;
    const found = written[feature]?.[name];
    if (!found) return [{ key, title: key, line: null }];
    if (Array.isArray(found)) return [{ key, title: key, line: found as unknown as AnyLine }];
    return Object.entries(found as Record<string, AnyLine>).map(([how, line]) => ({
      key,
      title: `${key} (${how})`,
      line,
    }));
  },
);

test.for(lines)('$title', async ({ key, line }) => {
  expect(line, `a line for ${key} is missing in access/expected`).not.toBeNull();
  const [outcomes, input] = line!;
  const wanted = outcomesOf(outcomes);
  const wrong: string[] = [];
  for (const [at, { title, browser, scene }] of actors.entries()) {
    const cookies = new Map(browser.cookies);
    const { word, code } = await undone(() => outcomeOf(browser, key, input(scene satisfies Scene)));
    // Who signed out by it is in again.
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    if (word !== wanted[at]) wrong.push(`${title}: ${word} ${code}, not ${wanted[at]}`);
  }
  expect(wrong).toEqual([]);
});
