import { expect, test } from 'vitest';
import { mutantsIn } from '../find-mutants.ts';
import { isOrdinary, planted } from '../mutant.ts';

const found = (file: string, code: string) => mutantsIn(file, () => code).filter(isOrdinary);
/** The code with each ordinary fault planted. */
const faults = (file: string, code: string) => found(file, code).map((mutant) => planted(code, mutant));
const said = (file: string, code: string) => found(file, code).map(({ kind, what }) => `${kind}: ${what}`);

const flow = 'server/flows/sales/withdraw-sale.ts';
const store = 'server/features/reviews/reviews.store.ts';
const page = 'web/features/inventory/bulk-dialog.tsx';

test('a statement of a flow is dropped, but not a lock', () => {
  expect(faults(flow, 'await announce(tx, event); needActiveDealer(dealer);')).toEqual([
    '; needActiveDealer(dealer);',
    'await announce(tx, event); ;',
  ]);
  expect(said(flow, 'const sale = await findSale(tx); list.push(sale); await lockSale(tx, 1);')).toEqual([]);
  expect(said(flow, 'await sql`select 1 from cars for no key update`.execute(tx);')).toEqual([]);
});

test('a factor is forgotten, and a value is mistaken for another', () => {
  expect(said(flow, 'f({ hours: days * 24 })')).toEqual(['constant: days * 24 → days']);
  expect(said(flow, `f({ status: 'sold', isOpen: true }); g({ status: 'gone' })`)).toEqual([
    `constant: 'sold' → 'gone'`,
    'constant: true → false',
    `constant: 'gone' → 'sold'`,
  ]);
  expect(said(flow, `f({ success: true, title: 'Sold' }); g({ title: 'Gone' })`)).toEqual([]);
});

test('an early exit and the filter of a query are removed, but not the search by id', () => {
  expect(said(flow, 'if (isSettled) return null; if (b) go();')).toEqual(['condition: isSettled → false']);
  expect(faults(store, `db.selectFrom('reviews').where('id', '=', id).where('hidden_at', 'is', null)`)).toEqual([
    `db.selectFrom('reviews').where('id', '=', id)`,
  ]);
  expect(faults(store, 'sql`select 1 from reviews where sale_id = 1 and hidden_at is null`')).toEqual([
    'sql`select 1 from reviews where sale_id = 1`',
  ]);
});

test('a page forgets what an event does, and to refetch after a call', () => {
  expect(
    said(page, 'onClose(); void navigate(to); box.focus(); useTitle(); void client.invalidateQueries(a);'),
  ).toEqual([
    'statement: without onClose();',
    'statement: without void navigate(to);',
    'refetch: client.invalidateQueries(a) → Promise.resolve()',
  ]);
  expect(said(page, 'const a = { onSettled: () => invalidateInventory(client) };')).toEqual([
    'refetch: invalidateInventory(client) → Promise.resolve()',
  ]);
});

test('a control is enabled by each of its conditions, and a query before its time', () => {
  expect(faults(page, 'const a = <Button disabled={changes === 0 || isOld} />;')).toEqual([
    'const a = <Button disabled={false || isOld} />;',
    'const a = <Button disabled={changes === 0 || false} />;',
  ]);
  expect(said(page, 'const a = <Button disabled={disabled} />;')).toEqual([]);
  expect(said(page, 'const a = <Button aria-disabled={isLast || undefined} />;')).toEqual([
    'condition: isLast → false',
  ]);
  expect(said(page, 'useQuery({ enabled: isComplete });')).toEqual(['condition: isComplete → true']);
});

test('an element is shown to everyone, unless it only decorates', () => {
  expect(faults(page, 'const a = <p>{may.export && <Export />}</p>;')).toEqual(['const a = <p>{(<Export />)}</p>;']);
  expect(said(page, 'const a = <p>{isBusy && <Icon aria-hidden="true" />}{text && <b />}</p>;')).toEqual([]);
});

test('an early exit of a page is removed, unless it only satisfies the compiler', () => {
  expect(said(page, 'if (!user) return null; if (isBusy) return;')).toEqual(['condition: isBusy → false']);
});
