/** `FORGED_CALLS=20` takes only the first of the calls that change something. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actorsOn, type Actor } from '../testing/access/actors.ts';
import { rows, type Row } from '../testing/access/cells.ts';
import { outcomesOf } from '../testing/access/line.ts';
import { undoable } from '../testing/access/undone.ts';
import { draftOf, requestOf } from '../testing/hostile/draft.ts';
import { bookkeeping, changedBetween, fingerprinting, type Fingerprint } from '../testing/hostile/fingerprint.ts';
import { claimsOf, crossSite, headersOf, namesAnother, type Forgery } from '../testing/hostile/forgeries.ts';
import { cookiesOf, sendRaw } from '../testing/hostile/raw-request.ts';
import { startSite, type Site } from '../testing/site.ts';

const writes = rows
  .filter(({ call }) => call.address.method !== 'GET')
  .slice(0, Number(process.env.FORGED_CALLS ?? Infinity));
const calls = new Set(writes.map(({ key }) => key)).size;

/** Calls that answer, or tell somebody who looks at that moment, and keep nothing. */
const keepNothing: string[] = [];

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
  always = await prints.take();
});
afterAll(() => site.close());

interface Attack {
  row: Row;
  /** Whose session it carries. */
  by: Actor;
  /** Who may do it, and whose request it was. */
  entitled: Actor;
  forgeries: Forgery[];
}

async function send({ row, by, entitled }: Omit<Attack, 'forgeries'>, forgery?: Forgery): Promise<number> {
  const draft = await draftOf(row.key, row.line![1](entitled.scene));
  if (by.browser.cookies.size > 0) draft.headers['cookie'] = cookiesOf(by.browser);
  forgery?.forge(draft);
  const { status } = await sendRaw(site.url, await requestOf(draft));
  // What is noted in memory becomes a row here and not in the middle of another's turn.
  await site.app.countedUp();
  return status;
}

/** What changes in any row while this is done. */
const changedBy = (deed: () => Promise<unknown>) =>
  undone(async () => {
    const before = await prints.take();
    await deed();
    return changedBetween(before, await prints.take());
  });

const makeAll = async (attacks: readonly Attack[]) => {
  for (const attack of attacks) for (const forgery of attack.forgeries) await send(attack, forgery);
};

/** Most often nothing is other than it always was. What the clock did meanwhile is nobody's: it is looked at once more. */
async function effectsOf(attacks: readonly Attack[]): Promise<string[]> {
  const isSame = await undone(async () => {
    await makeAll(attacks);
    return changedBetween(always, await prints.take()).length === 0;
  });
  if (isSame) return [];
  always = await prints.take();
  const together = await changedBy(() => makeAll(attacks));
  if (together.length === 0) return [];
  const guilty: string[] = [];
  for (const attack of attacks)
    for (const forgery of attack.forgeries) {
      const changed = await changedBy(() => send(attack, forgery));
      const who = `${attack.row.title}, by ${attack.by.title} with ${forgery.title}`;
      if (changed.length > 0) guilty.push(`${who}: ${changed.join(', ')}`);
    }
  return guilty.length > 0 ? guilty : [`${attacks[0]!.row.title}, all of them together: ${together.join(', ')}`];
}

const visitor = () => actors[0]!;
const victimsOf = (entitled: Actor) => ({ entitled: entitled.scene.me, admin: actors.at(-1)!.scene.me });

/** Who may do it: those for whom the matrix says so. The one on their own thing comes first: there is something to change. */
function entitledTo({ line }: Row): Actor[] {
  const outcomes = outcomesOf(line![0]);
  const may = actors.filter((_, at) => at > 0 && outcomes[at] === 'ok');
  return may.toSorted((one, other) => Number(onOwn(other)) - Number(onOwn(one)));
}
const onOwn = ({ title }: Actor) => title === 'member on their own';

/** Somebody who is signed in and may not do it. */
function outsiderOf({ line }: Row): Actor | undefined {
  const outcomes = outcomesOf(line![0]);
  return actors.find((_, at) => at > 4 && ['403', '404'].includes(outcomes[at]!));
}

/** Each with who may do it. One that the matrix lets nobody make needs a sign-in under way. */
const attackable = () =>
  writes.flatMap((row) => {
    const [entitled, ...others] = entitledTo(row);
    return entitled ? [{ row, entitled, others }] : [];
  });

/** A long walk: as long as its calls take. */
const timeout = 1_200_000;
const number = (count: number) => count.toLocaleString('en');

test('a genuine request does change something: the comparison of rows can fail', { timeout }, async ({ annotate }) => {
  const silent: string[] = [];
  const all = attackable();
  for (const { row, entitled, others } of all) {
    const changes = async (by: Actor) => (await changedBy(() => send({ row, by, entitled: by }))).length > 0;
    let changed = await changes(entitled);
    for (const other of others) changed ||= await changes(other);
    if (!changed) silent.push(row.title);
  }
  expect(silent).toEqual(keepNothing);
  await annotate(
    `Negative control: ${number(all.length - silent.length)} genuine requests to ${calls} calls that change something, by who may make them: each changes rows of the ${prints.tables.length} tables that are compared`,
  );
});

test('whoever claims to be another changes nothing', { timeout }, async ({ annotate }) => {
  const effects: string[] = [];
  let requests = 0;
  for (const { row, entitled } of attackable()) {
    const victims = victimsOf(entitled);
    const claimed = [...claimsOf(row.call, victims), ...namesAnother(row.call, victims)];
    const outsider = outsiderOf(row);
    const attacks = [
      { row, by: visitor(), entitled, forgeries: [...claimed, ...headersOf(victims)] },
      ...(outsider ? [{ row, by: outsider, entitled, forgeries: [...claimed, ...headersOf(victims)] }] : []),
      { row, by: entitled, entitled, forgeries: claimed },
    ];
    requests += attacks.reduce((sum, { forgeries }) => sum + forgeries.length, 0);
    effects.push(...(await effectsOf(attacks)));
  }
  expect(effects.join('\n')).toBe('');
  await annotate(
    `${number(requests)} requests with a forged identity in body, address or headers to ${calls} calls that change something, by a visitor, by somebody who may not and by who may: no row of ${prints.tables.length} tables differs (left out: ${bookkeeping.join(', ')})`,
  );
});

test('what another site makes a browser ask for changes nothing', { timeout }, async ({ annotate }) => {
  const effects: string[] = [];
  let requests = 0;
  for (const { row, entitled } of attackable()) {
    const forgeries = crossSite(site.url);
    requests += forgeries.length;
    effects.push(...(await effectsOf([{ row, by: entitled, entitled, forgeries }])));
  }
  expect(effects.join('\n')).toBe('');
  await annotate(
    `${number(requests)} cross-site requests to ${calls} calls that change something, with the session of who may make them (other and opaque origins, Sec-Fetch-Site, bodies of forms, GET and HEAD instead): no row of ${prints.tables.length} tables differs`,
  );
});
