/** `FORGED_CALLS=20` tests only the first 20 calls that change something. */
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorsOn, type Actor } from '../testing/access/actors.ts';
import { rows, type Row } from '../testing/access/cells.ts';
import { outcomesOf } from '../testing/access/line.ts';
import { undoable } from '../testing/access/undone.ts';
import { draftOf, requestOf } from '../testing/hostile/draft.ts';
import { bookkeeping, changedBetween, fingerprinting, type Fingerprint } from '../testing/hostile/fingerprint.ts';
import { claimsOf, crossSite, headersOf, namesAnother, type Forgery } from '../testing/hostile/forgeries.ts';
import { forgetViews, honestTraces, reasons, twiceRunning, writtenBy } from '../testing/hostile/honest-traces.ts';
import { cookiesOf, sendRaw } from '../testing/hostile/raw-request.ts';
import { startSite, type Site } from '../testing/site.ts';

const writes = rows
  .filter(({ call }) => call.address.method !== 'GET')
  .slice(0, Number(process.env.FORGED_CALLS ?? Infinity));
const calls = new Set(writes.map(({ key }) => key)).size;

/** Calls that by design store nothing, each with the reason. */
const keepNothing: Record<string, string> = {
  'accounts.startSignIn': 'what it begins is kept by the browser',
  'cars.previewStatuses': 'says what a change would do',
  'messaging.typing': 'is told to who looks at that moment',
  'tickets.answering': 'is told to who looks at that moment',
  'webhooks.revealDealerWebhook': 'shows a team its own address again',
  'webhooks.revealOwnWebhook': 'shows somebody their own address again',
};

/** Long, because it makes every call. */
const timeout = 1_200_000;

const { connectRequests, undone } = undoable();
let site: Site;
let actors: Actor[];
let prints: Awaited<ReturnType<typeof fingerprinting>>;
/** Fingerprint of the rows that exist before each attack, since every attack is rolled back. */
let always: Fingerprint;
beforeAll(async () => {
  site = await startSite({ connectRequests, config: { webhookLoopback: true } });
  actors = await actorsOn(site);
  prints = await fingerprinting(site.db);
  await forgetViews(site.db);
  always = await prints.take();
}, timeout);
afterAll(() => site.close());

interface Attack {
  row: Row;
  /** Owner of the session that is sent. */
  by: Actor;
  /** A user who may make this request, and whose request it originally was. */
  entitled: Actor;
  /** Undefined if the request is genuine. */
  forgery?: Forgery;
}

const titleOf = ({ row, by, forgery }: Attack) => `${row.title}, by ${by.title} with ${forgery!.title}`;

/** Sends the request and returns whether the response is that of an entitled user. */
async function send({ row, by, entitled, forgery }: Attack): Promise<boolean> {
  const draft = await draftOf(row.key, row.line![1](entitled.scene));
  if (by.browser.cookies.size > 0) draft.headers['cookie'] = cookiesOf(by.browser);
  forgery?.forge(draft);
  const { status } = await sendRaw(site.url, await requestOf(draft));
  return status < 300 && draft.method === row.call.address.method;
}

/**
 * Runs several in parallel, although their transactions take turns on one connection. Returns the titles of those that
 * succeeded.
 */
async function makeAll(attacks: readonly Attack[]): Promise<string[]> {
  const answered: string[] = [];
  const waiting = attacks.values();
  const oneAfterTheOther = async () => {
    for (const attack of waiting) if (await send(attack)) answered.push(titleOf(attack));
  };
  await Promise.all(Array.from({ length: 6 }, oneAfterTheOther));
  // Writes the counts noted in memory now, and not during another attack.
  await site.app.countedUp();
  return answered;
}

/** Runs an action and rolls everything back, including effects outside the transaction. */
async function rolledBack<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await undone(action);
  } finally {
    await forgetViews(site.db);
  }
}

/** Rows that change while the action runs. */
const changedBy = (action: () => Promise<unknown>) =>
  rolledBack(async () => {
    const before = await prints.take();
    await action();
    await site.app.countedUp();
    return changedBetween(before, await prints.take());
  });

/** The titles of attacks that had an effect. Usually no row changed and no traceless call succeeded. */
async function effectsOf(attacks: readonly Attack[]): Promise<string[]> {
  let answered: string[] = [];
  const isSame = await rolledBack(async () => {
    answered = await makeAll(attacks);
    return changedBetween(always, await prints.take()).length === 0;
  });
  const { title, call } = attacks[0]!.row;
  const isTraceless = title in keepNothing && call.who.kind !== 'anyone';
  const seen = isTraceless ? answered.map((attack) => `${attack}: answered`) : [];
  if (isSame) return seen;
  // Changes made by the clock belong to no attack, so take the fingerprint again.
  always = await prints.take();
  return [...seen, ...(await guiltyOf(attacks))];
}

/** Finds the attacks that change something, by bisection. A change that can't be repeated was the clock's. */
async function guiltyOf(attacks: readonly Attack[]): Promise<string[]> {
  const together = () => changedBy(() => makeAll(attacks));
  if ((await together()).length === 0) return [];
  const middle = Math.ceil(attacks.length / 2);
  const halves = attacks.length > 1 ? [attacks.slice(0, middle), attacks.slice(middle)] : [];
  const guilty: string[] = [];
  for (const half of halves) guilty.push(...(await guiltyOf(half)));
  if (guilty.length > 0) return guilty;
  const changed = await together();
  const who = `${titleOf(attacks[0]!)}${attacks.length > 1 ? ` and ${attacks.length - 1} more together` : ''}`;
  return changed.length > 0 ? [`${who}: ${changed.join(', ')}`] : [];
}

/** All traces of a request: its response, the tables that changed and the rows that were written. */
const leftBy = (attack: Attack) =>
  twiceRunning(() =>
    rolledBack(async () => {
      const before = await prints.take();
      let answered = false;
      const written = await writtenBy(site.db, honestTraces[attack.row.title]!.tables, async () => {
        answered = await send(attack);
        await site.app.countedUp();
      });
      return { answered, changed: changedBetween(before, await prints.take()), written };
    }),
  );

/** Attacks that leave traces different from the same user's request without the forgery. */
async function beyondHonest(attacks: readonly Attack[]): Promise<string[]> {
  const guilty: string[] = [];
  for (const [by, theirs] of Map.groupBy(attacks, (attack) => attack.by)) {
    const { row, entitled } = theirs[0]!;
    const honest = await leftBy({ row, by, entitled });
    const { tables, whose } = honestTraces[row.title]!;
    expect(tables, `what ${by.title} leaves by ${row.title}`).toEqual(expect.arrayContaining(honest.changed));
    expect(honest.written.come.filter((written) => whose && written[whose] !== by.scene.me)).toEqual([]);
    // If the forgery worked, the rows would name the admin. This shows that a different name would be noticed.
    expect(await leftBy({ row, by: actors.at(-1)!, entitled })).not.toEqual(honest);
    for (const attack of theirs) {
      const left = await leftBy(attack);
      const isRefused = !left.answered && left.changed.length === 0;
      if (isRefused || isDeepStrictEqual(left, honest)) continue;
      guilty.push(`${titleOf(attack)}: ${JSON.stringify(left)} instead of ${JSON.stringify(honest)}`);
    }
  }
  return guilty;
}

const visitor = () => actors[0]!;
const victimsOf = (entitled: Actor) => ({ entitled: entitled.scene.me, admin: actors.at(-1)!.scene.me });

/** The users that the matrix allows to do it. The first one has something to change. */
function entitledTo({ line, title }: Row): Actor[] {
  const outcomes = outcomesOf(line![0]);
  const may = actors.filter((_, at) => at > 0 && outcomes[at] === 'ok');
  // Views by the car's own seller aren't counted.
  const first = title === 'cars.view' ? 'member on another’s' : 'member on their own';
  return may.toSorted((one, other) => Number(other.title === first) - Number(one.title === first));
}

/** A signed-in user who may not do it. */
function outsiderOf({ line }: Row, { scene: { me } }: Actor): Actor | undefined {
  const outcomes = outcomesOf(line![0]);
  return actors.find(({ scene }, at) => at > 4 && scene.me !== me && ['403', '404'].includes(outcomes[at]!));
}

/** Each with someone who may do it. Calls that the matrix allows to no one need a pending login. */
const attackable = () =>
  writes.flatMap((row) => {
    const [entitled, ...others] = entitledTo(row);
    return entitled ? [{ row, entitled, others }] : [];
  });

const number = (count: number) => count.toLocaleString('en');

test('a genuine request changes rows, so the comparison can fail', { timeout }, async ({ annotate }) => {
  const silent: string[] = [];
  const all = attackable();
  for (const { row, entitled, others } of all) {
    const once = async (by: Actor) => (await changedBy(() => send({ row, by, entitled: by }))).length > 0;
    // Changes made by the clock don't happen twice.
    const changes = async (by: Actor) => (await once(by)) && (await once(by));
    let changed = await changes(entitled);
    for (const other of others) changed ||= await changes(other);
    if (!changed) silent.push(row.title);
  }
  expect(silent).toEqual(Object.keys(keepNothing));
  await annotate(
    `Negative control: ${number(all.length - silent.length)} genuine requests to ${calls} write calls by entitled users. Each changes rows in the ${prints.tables.length} tables that are compared.`,
  );
});

test('a forged identity changes nothing and is recorded under the real user', { timeout }, async ({ annotate }) => {
  const effects: string[] = [];
  let requests = 0;
  for (const { row, entitled } of attackable()) {
    const victims = victimsOf(entitled);
    const claimed = [...claimsOf(row.call, victims), ...namesAnother(row.call, victims)];
    const outsider = outsiderOf(row, entitled);
    const others = outsider ? [visitor(), outsider] : [visitor()];
    const attacksBy = (people: readonly Actor[], forgeries: readonly Forgery[]) =>
      people.flatMap((by) => forgeries.map((forgery) => ({ row, entitled, by, forgery })));
    const inHeaders = attacksBy(others, headersOf(victims));
    const attacks = attacksBy([...others, entitled], claimed);
    requests += attacks.length + inHeaders.length;
    // An ignored header is no reason to refuse. The request then counts as the sender's own.
    const leavesTrace = row.title in honestTraces;
    effects.push(...(await effectsOf(leavesTrace ? attacks : [...attacks, ...inHeaders])));
    if (leavesTrace) effects.push(...(await beyondHonest(inHeaders)));
  }
  expect(effects.join('\n')).toBe('');
  await annotate(
    `${number(requests)} requests with a forged identity in body, address or headers to ${calls} write calls, by a visitor, an unentitled user and an entitled one. No row of ${prints.tables.length} tables differs (left out: ${bookkeeping.join(', ')}). Calls that record their caller write the same rows as without the forgery (${reasons}).`,
  );
});

test('cross-site requests change nothing', { timeout }, async ({ annotate }) => {
  const effects: string[] = [];
  let requests = 0;
  for (const { row, entitled } of attackable()) {
    const attacks = crossSite(site.url).map((forgery) => ({ row, entitled, by: entitled, forgery }));
    requests += attacks.length;
    effects.push(...(await effectsOf(attacks)));
  }
  expect(effects.join('\n')).toBe('');
  await annotate(
    `${number(requests)} cross-site requests to ${calls} write calls with an entitled user’s session (other and opaque origins, Sec-Fetch-Site, form bodies, GET and HEAD instead). No row of ${prints.tables.length} tables differs.`,
  );
});
