import { expect, test } from 'vitest';
import { mutantsIn } from './find-mutants.ts';
import { isOrdinary, planted } from './mutant.ts';

const found = (file: string, code: string) => mutantsIn(file, () => code).filter((one) => !isOrdinary(one));
/** The code with each possible mutant applied. */
const faults = (file: string, code: string) => found(file, code).map((mutant) => planted(code, mutant));
const said = (file: string, code: string) => found(file, code).map(({ what }) => what);

const rules = 'server/features/listings/listing.rules.ts';
const store = 'server/features/listings/listings.store.ts';
const flow = 'server/flows/edit-catalogue.ts';

test('rules are inverted, off by one, or removed', () => {
  expect(faults(rules, 'export const f = (a, b) => a < b && !b;')).toEqual([
    'export const f = (a, b) => (a < b || !b);',
    'export const f = (a, b) => (a <= b) && !b;',
    'export const f = (a, b) => a < b && b;',
  ]);
  expect(said(rules, 'if (a) b();')).toEqual(['a → false']);
  expect(said(rules, 'f(a ? 1 : 2);')).toEqual(['a ? 1 : 2 → (1)', 'a ? 1 : 2 → (2)', '1 → 2', '2 → 3']);
  expect(said(rules, 'f(a ?? b, true, list[0], Math.min(a, 30_000));')).toEqual([
    'a ?? b → b',
    'true → false',
    'Math.min → Math.max',
    '30_000 → 30001',
  ]);
});

test('string concatenation and types are left alone', () => {
  expect(said(rules, `f('a' + b); type T = 1 | 2; interface I { a: true } let x = y as 3;`)).toEqual([]);
});

test('outside of rules only refusals and boolean functions are mutated', () => {
  const code = `if (a) fail('x'); if (b) go(); const mayGo = (c) => c > 1; const go = (d) => d > 1;`;
  expect(said(flow, code)).toEqual(['a → false', 'c > 1 → (c >= 1)', '1 → 2']);
  expect(said('server/calls/cars/cars.calls.ts', `if (!a) return fail('x');`)).toEqual(['!a → false']);
});

test('a transition table loses or gains a status, leads elsewhere, or changes its actor', () => {
  const table = `
    const all = ['draft', 'sold', 'gone'] as const;
    const actions = {
      sell: { by: 'seller', from: ['draft'], to: 'sold', right: 'delete' },
      end: { by: 'clock', from: ['sold'], to: 'gone' },
    };
    const ticket = { leads: { open: 'closed' } };`;
  expect(said('contract/cars/cars.flow.ts', table)).toEqual([
    `'seller' → 'clock'`,
    `['draft'] → ['draft', 'sold']`,
    `without 'draft'`,
    `'sold' → 'gone'`,
    `without right: 'delete'`,
    `'clock' → 'seller'`,
    `['sold'] → ['sold', 'draft']`,
    `without 'sold'`,
    `'gone' → 'sold'`,
    `without open: 'closed'`,
  ]);
});

test('access is widened', () => {
  const who = (text: string) => said('contract/cars/cars.ts', `call('x', { who: ${text} })`);
  expect(who('anyone')).toEqual([]);
  expect(who('member')).toEqual([`member → { kind: 'anyone' as const }`]);
  expect(who(`self('id')`)).toContain(`self('id') → { kind: 'member' as const }`);
  expect(who(`actingAs('id', readers)`)).toContain(`actingAs('id', readers) → readers`);
  expect(who(`team('dealer', 'write')`)).toEqual(
    expect.arrayContaining([`team('dealer', 'write') → { kind: 'member' as const }`, `'write' → 'cars.read'`]),
  );
  expect(who(`staffMay('settings.write')`)).toContain(`'settings.write' → 'dashboard.read'`);
  expect(who(`staffMay('users.count')`)).toEqual([`staffMay('users.count') → { kind: 'anyone' as const }`]);
  expect(said('contract/access/staff-rights.ts', `const admins = ['admin']`)).toEqual([`'admin' → 'support', 'admin'`]);
});

test('ownership conditions are removed', () => {
  const one = `db.updateTable('cars').where('id', '=', id).where('cars.seller_id', '=', userId).execute()`;
  expect(faults(store, one)).toEqual([`db.updateTable('cars').where('id', '=', id).execute()`]);
  expect(said(store, `db.selectFrom('users').where('id', '=', userId)`)).toEqual([`without .where('id', '=', userId)`]);
  expect(said(store, `db.selectFrom('cars').where(isTheirs(side))`)).toEqual(['without .where(isTheirs(side))']);
  expect(said(store, `is.or([is('dealer_id', '=', dealerId), is('status', '=', 'sold')])`)).toEqual([
    `is('dealer_id', '=', dealerId) → is.lit(true)`,
  ]);
});

test('ownership conditions in SQL are removed, but not assignments', () => {
  const text = 'sql`update cars set dealer_id = ${dealerId} where seller_id = ${userId} and cars.dealer_id is null`';
  expect(faults(store, text)).toEqual([
    'sql`update cars set dealer_id = ${dealerId} where true and cars.dealer_id is null`',
    'sql`update cars set dealer_id = ${dealerId} where seller_id = ${userId} and true`',
  ]);
  const nested = 'sql`select ${dealer === null ? sql`seller_id = ${userId}` : sql`true`}`';
  expect(said(store, nested)).toEqual(['seller_id = ${userId} → true']);
});

test('named conditions and rights are removed too', () => {
  expect(said(store, `db.selectFrom('cars').where(reachedBy('cars', reach))`)).toEqual([
    `without .where(reachedBy('cars', reach))`,
  ]);
  expect(said(store, 'sql`where ${ownedBy(a, b)} and ${other(c)}`')).toEqual(['ownedBy(a, b) → sql`true`']);
  expect(said(flow, `if (!mayFor(reach, owner, 'cars.write')) go(); if (isOwnCar(car, actor)) go();`)).toEqual([
    `mayFor(reach, owner, 'cars.write') → true`,
    'isOwnCar(car, actor) → false',
  ]);
});

test('locks are removed', () => {
  expect(faults(store, `tx.selectFrom('cars').forUpdate().execute()`)).toEqual([`tx.selectFrom('cars').execute()`]);
  expect(said(store, `tx.selectFrom('cars').forNoKeyUpdate('cars')`)).toEqual([`without .forNoKeyUpdate('cars')`]);
  expect(faults(store, 'sql`select 1 from cars limit 5 for update skip locked`')).toEqual([
    'sql`select 1 from cars limit 5`',
  ]);
  expect(faults(store, 'sql`select pg_advisory_xact_lock(4711)`')).toEqual(['sql`select 1`']);
  expect(said(flow, 'await holdNames(tx);')).toEqual(['without await holdNames(tx);']);
});

test('log entries are removed or made wrong', () => {
  const code = `await recordStaffAction(tx, { actorId, action: 'edit', before, after: f(x), reason });`;
  expect(faults(flow, code)).toEqual([
    ';',
    `await recordStaffAction(tx, {  action: 'edit', before, after: f(x), reason });`,
    `await recordStaffAction(tx, { actorId, action: 'failed', before, after: f(x), reason });`,
    `await recordStaffAction(tx, { actorId, action: 'edit', before: f(x), after: before, reason });`,
    `await recordStaffAction(tx, { actorId, action: 'edit', before, after: f(x),  });`,
  ]);
});
