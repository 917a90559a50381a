import { contract } from '@forecourt/contract/contract.ts';
import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { namedCalls } from '@forecourt/contract/kit/routes.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSite, type Site } from '../site.ts';
import { actorsOn, type Actor } from './actors.ts';
import { expected } from './expected/index.ts';
import { outcomesOf, type Line } from './line.ts';
import { outcomeOf } from './outcome.ts';
import { undoable } from './undone.ts';
import { whileFor, widerThan } from './wider.ts';

/** Every call, made by everybody: `expected/index.ts` says what comes of each. */
const { connectRequests, undone } = undoable();
let site: Site;
let actors: Actor[];
beforeAll(async () => {
  site = await startSite({ connectRequests, config: { webhookLoopback: true } });
  actors = await actorsOn(site);
});
afterAll(() => site.close());

type AnyLine = Line<object>;
interface Row {
  key: string;
  title: string;
  call: AnyCall;
  line: AnyLine | null;
}
const written = expected as unknown as Record<string, Record<string, AnyLine | Record<string, AnyLine> | undefined>>;

const rows = namedCalls(contract).flatMap(({ feature, name, call }): Row[] => {
  const key = `${feature}.${name}`;
  const found = written[feature]?.[name];
  if (!found) return [{ key, title: key, call, line: null }];
  if (Array.isArray(found)) return [{ key, title: key, call, line: found as unknown as AnyLine }];
  const ways = Object.entries(found as Record<string, AnyLine>);
  return ways.map(([how, line]) => ({ key, title: `${key} (${how})`, call, line }));
});

/** The cells of a line that are not as they should be, up to so many. */
async function wrongCells({ key, line }: Row, most = Infinity): Promise<string[]> {
  expect(line, `a line for ${key} is missing in access/expected`).not.toBeNull();
  const [outcomes, input] = line!;
  const wanted = outcomesOf(outcomes);
  const wrong: string[] = [];
  for (const [at, { title, browser, scene }] of actors.entries()) {
    if (wrong.length >= most) break;
    const cookies = new Map(browser.cookies);
    const { word, code } = await undone(() => outcomeOf(browser, key, input(scene)));
    // Who signed out by it is in again.
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    if (word !== wanted[at]) wrong.push(`${title}: ${word} ${code}, not ${wanted[at]}`);
  }
  return wrong;
}

test.for(rows)('$title', async (row) => {
  expect(await wrongCells(row)).toEqual([]);
});

/** What is not noticed, because the flow asks for the same once more, with what it acts on held. */
const askedTwice: readonly string[] = [
  'accounts.updateStatus: all the staff',
  'accounts.updateStatus: member',
  'appeals.decide: all the staff',
  'appeals.decide: member',
  'cars.previewStatuses: member',
  'cars.updateStatuses: all the staff',
  'cars.updateStatuses: member',
  'cars.updateStatus: all the staff',
  'cars.updateStatus: member',
  'dealers.changeMemberRole: everybody on the team',
  'dealers.close: everybody on the team',
  'dealers.close: member',
  'dealers.invite: everybody on the team',
  'dealers.leaveTeam: member',
  'dealers.removeLogo: everybody on the team',
  'dealers.removeTeamMember: everybody on the team',
  'dealers.setLogo: everybody on the team',
  'dealers.update: everybody on the team',
  'dealers.update: member',
  'imports.run: everybody on the team',
  'payments.purchaseMembership: everybody on the team',
  'reviews.hide: all the staff',
  'reviews.hide: member',
  'reviews.keep: all the staff',
  'reviews.keep: member',
  'reviews.unhide: all the staff',
  'reviews.unhide: member',
  'tickets.assign: all the staff',
  'tickets.assign: member',
  'tickets.updatePriority: all the staff',
  'tickets.updatePriority: member',
  'tickets.updateStatus: all the staff',
  'tickets.updateStatus: member',
  'users.endSessions: all the staff',
  'users.endSessions: member',
  'users.updateRole: all the staff',
  'users.updateRole: member',
  'webhooks.removeDealerWebhook: everybody on the team',
  'webhooks.removeDealerWebhook: member',
  'webhooks.saveDealerWebhook: everybody on the team',
  'webhooks.saveDealerWebhook: member',
];

describe('a cell is wrong as soon as a call is for more than it should be', () => {
  const wider = [...Map.groupBy(rows, ({ key }) => key)].flatMap(([key, ofCall]) =>
    Object.entries(widerThan(ofCall[0]!.call)).map(([left, who]) => ({ title: `${key}: ${left}`, ofCall, who })),
  );
  test.for(wider)('$title', async ({ title, ofCall, who }) => {
    let isNoticed = false;
    for (const row of ofCall) isNoticed ||= (await whileFor(row.call, who, () => wrongCells(row, 1))).length > 0;
    expect(isNoticed, title).toBe(!askedTwice.includes(title));
  });
});
