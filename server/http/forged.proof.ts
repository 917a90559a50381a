/** `FORGED_CALLS=20` takes only the first of the calls that change something. */
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

/** Calls that by their nature keep nothing, each with why. */
const keepNothing: Record<string, string> = {
  'accounts.startSignIn': 'what it begins is kept by the browser',
  'cars.previewStatuses': 'says what a change would do',
  'messaging.typing': 'is told to who looks at that moment',
  'tickets.answering': 'is told to who looks at that moment',
  'webhooks.revealDealerWebhook': 'shows a team its own address again',
  'webhooks.revealOwnWebhook': 'shows somebody their own address again',
};

/** A long walk: as long as its calls take. */
const timeout = 1_200_000;

const { connectRequests, undone } = undoable();
let site: Site;
let actors: Actor[];
let prints: Awaited<ReturnType<typeof fingerprinting>>;
/** Of the rows that everybody finds, since whatever is done is taken back. */
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
  /** Whose session it carries. */
  by: Actor;
  /** Who may do it, and whose request it was. */
  entitled: Actor;
  /** None, where it is genuine. */
  forgery?: Forgery;
}

const titleOf = ({ row, by, forgery }: Attack) => `${row.title}, by ${by.title} with ${forgery!.title}`;

/** Whether it was answered as who may make it is. */
async function send({ row, by, entitled, forgery }: Attack): Promise<boolean> {
  const draft = await draftOf(row.key, row.line![1](entitled.scene));
  if (by.browser.cookies.size > 0) draft.headers['cookie'] = cookiesOf(by.browser);
  forgery?.forge(draft);
  const { status } = await sendRaw(site.url, await requestOf(draft));
  return status < 300 && draft.method === row.call.address.method;
}

/** Several at once: on one connection each of their transactions waits for its turn. The titles of those that were answered. */
async function makeAll(attacks: readonly Attack[]): Promise<string[]> {
  const answered: string[] = [];
  const waiting = attacks.values();
  const oneAfterTheOther = async () => {
    for (const attack of waiting) if (await send(attack)) answered.push(titleOf(attack));
  };
  await Promise.all(Array.from({ length: 6 }, oneAfterTheOther));
  // What is noted in memory becomes a row here and not in the middle of another's turn.
  await site.app.countedUp();
  return answered;
}

/** Done, looked at and taken back, also what does not go with the transaction. */
async function takenBack<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await undone(action);
  } finally {
    await forgetViews(site.db);
  }
}

/** What changes in any row while this is done. */
const changedBy = (action: () => Promise<unknown>) =>
  takenBack(async () => {
    const before = await prints.take();
    await action();
    await site.app.countedUp();
    return changedBetween(before, await prints.take());
  });

/** Most often nothing is other than it always was, and of what leaves no trace nothing was answered. */
async function effectsOf(attacks: readonly Attack[]): Promise<string[]> {
  let answered: string[] = [];
  const isSame = await takenBack(async () => {
    answered = await makeAll(attacks);
    return changedBetween(always, await prints.take()).length === 0;
  });
  const { title, call } = attacks[0]!.row;
  const isTraceless = title in keepNothing && call.who.kind !== 'anyone';
  const seen = isTraceless ? answered.map((attack) => `${attack}: answered`) : [];
  if (isSame) return seen;
  // What the clock did meanwhile is nobody's: it is looked at once more.
  always = await prints.take();
  return [...seen, ...(await guiltyOf(attacks))];
}

/** Those by which something changes, found by halves. What changes only once was the clock's. */
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

/** All that a request leaves: how it was answered, in which tables something differs, and the rows that were written. */
const leftBy = (attack: Attack) =>
  twiceRunning(() =>
    takenBack(async () => {
      const before = await prints.take();
      let answered = false;
      const written = await writtenBy(site.db, honestTraces[attack.row.title]!.tables, async () => {
        answered = await send(attack);
        await site.app.countedUp();
      });
      return { answered, changed: changedBetween(before, await prints.take()), written };
    }),
  );

/** Those that leave something, and not what the same person leaves without the forgery. */
async function beyondHonest(attacks: readonly Attack[]): Promise<string[]> {
  const guilty: string[] = [];
  for (const [by, theirs] of Map.groupBy(attacks, (attack) => attack.by)) {
    const { row, entitled } = theirs[0]!;
    const honest = await leftBy({ row, by, entitled });
    const { tables, whose } = honestTraces[row.title]!;
    expect(tables, `what ${by.title} leaves by ${row.title}`).toEqual(expect.arrayContaining(honest.changed));
    expect(honest.written.come.filter((written) => whose && written[whose] !== by.scene.me)).toEqual([]);
    // Were the forgery believed, the rows would be the admin's: that they name somebody else can be seen.
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

/** Who may do it: those for whom the matrix says so. First comes for whom there is something to change. */
function entitledTo({ line, title }: Row): Actor[] {
  const outcomes = outcomesOf(line![0]);
  const may = actors.filter((_, at) => at > 0 && outcomes[at] === 'ok');
  // Sellers who look at their own car are not counted.
  const first = title === 'cars.view' ? 'member on another’s' : 'member on their own';
  return may.toSorted((one, other) => Number(other.title === first) - Number(one.title === first));
}

/** Somebody else who is signed in and may not do it. */
function outsiderOf({ line }: Row, { scene: { me } }: Actor): Actor | undefined {
  const outcomes = outcomesOf(line![0]);
  return actors.find(({ scene }, at) => at > 4 && scene.me !== me && ['403', '404'].includes(outcomes[at]!));
}

/** Each with who may do it. One that the matrix lets nobody make needs a sign-in under way. */
const attackable = () =>
  writes.flatMap((row) => {
    const [entitled, ...others] = entitledTo(row);
    return entitled ? [{ row, entitled, others }] : [];
  });

const number = (count: number) => count.toLocaleString('en');

test('a genuine request does change something: the comparison of rows can fail', { timeout }, async ({ annotate }) => {
  const silent: string[] = [];
  const all = attackable();
  for (const { row, entitled, others } of all) {
    const once = async (by: Actor) => (await changedBy(() => send({ row, by, entitled: by }))).length > 0;
    // What the clock does meanwhile it does not do twice.
    const changes = async (by: Actor) => (await once(by)) && (await once(by));
    let changed = await changes(entitled);
    for (const other of others) changed ||= await changes(other);
    if (!changed) silent.push(row.title);
  }
  expect(silent).toEqual(Object.keys(keepNothing));
  await annotate(
    `Negative control: ${number(all.length - silent.length)} genuine requests to ${calls} calls that change something, by who may make them: each changes rows of the ${prints.tables.length} tables that are compared`,
  );
});

test(
  'who claims to be another changes nothing and is written down as themselves',
  { timeout },
  async ({ annotate }) => {
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
      // A header that nobody heeds is no reason to refuse: the request is then the honest one of who sent it.
      const leavesTrace = row.title in honestTraces;
      effects.push(...(await effectsOf(leavesTrace ? attacks : [...attacks, ...inHeaders])));
      if (leavesTrace) effects.push(...(await beyondHonest(inHeaders)));
    }
    expect(effects.join('\n')).toBe('');
    await annotate(
      `${number(requests)} requests with a forged identity in body, address or headers to ${calls} calls that change something, by a visitor, by somebody who may not and by who may: no row of ${prints.tables.length} tables differs (left out: ${bookkeeping.join(', ')}); where a call writes down whoever makes it, the rows are those of the same person without the forgery (${reasons})`,
    );
  },
);

test('what another site makes a browser ask for changes nothing', { timeout }, async ({ annotate }) => {
  const effects: string[] = [];
  let requests = 0;
  for (const { row, entitled } of attackable()) {
    const attacks = crossSite(site.url).map((forgery) => ({ row, entitled, by: entitled, forgery }));
    requests += attacks.length;
    effects.push(...(await effectsOf(attacks)));
  }
  expect(effects.join('\n')).toBe('');
  await annotate(
    `${number(requests)} cross-site requests to ${calls} calls that change something, with the session of who may make them (other and opaque origins, Sec-Fetch-Site, bodies of forms, GET and HEAD instead): no row of ${prints.tables.length} tables differs`,
  );
});
