import { expect, test } from 'vitest';
import { billContent, billFile, keysInRotation } from '../../../testing/bills/a-bill.ts';
import { mutated, mutations } from '../../../testing/bills/mutations.ts';
import { checkBillFile } from './check-bill-file.ts';
import { readBillText, writeBillText } from './bill-text.ts';
import { newBillKeyPair } from './sign-bill.ts';

const { retired, current, trusted } = keysInRotation();
const check = (file: string) => checkBillFile(Buffer.from(file), trusted);

test('a genuine bill is genuine, also one that a retired key signed', () => {
  for (const pair of [retired, current])
    expect(check(billFile(pair))).toEqual({
      isGenuine: true,
      content: { ...billContent, key: pair.id },
      keyId: pair.id,
    });
});

test('of 1,000 forgeries of every kind none is genuine', () => {
  const file = billFile(current);
  const seen = new Set<string>();
  for (const [how, bytes] of mutated(file, 1_000, 7)) {
    seen.add(how);
    expect(checkBillFile(bytes, trusted).isGenuine, `${how}: ${bytes.toString()}`).toBe(false);
  }
  expect([...seen].toSorted()).toEqual(Object.keys(mutations).toSorted());
});

test('says why a file isn’t genuine', () => {
  const stranger = newBillKeyPair();
  const file = billFile(current);
  const why = (text: string | Buffer) => checkBillFile(Buffer.from(text), trusted);
  expect(why(Buffer.from([0xff, 0xfe]))).toMatchObject({ why: 'not_text' });
  expect(why('{}')).toMatchObject({ why: 'not_a_bill' });
  expect(why(`\ufeff${file}`)).toMatchObject({ why: 'not_exact' });
  expect(why(file.replaceAll('\n', '\r\n'))).toMatchObject({ why: 'not_exact' });
  expect(why(file.replace('"Pegassi"', '"Pegаssi"'))).toMatchObject({ why: 'changed' });
  expect(why(billFile(stranger))).toMatchObject({ why: 'unknown_key' });
  // Signed by someone else in the name of the site's key, and by the site's earlier key in the name of the current one.
  expect(why(billFile({ ...stranger, id: current.id }))).toMatchObject({ why: 'not_signed' });
  expect(why(billFile({ ...retired, id: current.id }))).toMatchObject({ why: 'not_signed' });
});

test('the text has one form: fields in order, Unicode composed, quotes and line ends escaped', () => {
  const content = { ...billContent, seller: 'Zoe\u0301\n"x": 1', company: null };
  const text = writeBillText(content);
  expect(text).toContain('\nseller: "Zoé\\n\\"x\\": 1"\n');
  expect(text).toBe(writeBillText(Object.fromEntries(Object.entries(content).toReversed()) as typeof content));
  expect(readBillText(text)).toEqual({ ...content, seller: 'Zoé\n"x": 1' });
  const names = text
    .split('\n')
    .slice(1, -1)
    .map((line) => line.split(': ')[0]);
  expect(names.join()).toBe(names.toSorted((a, b) => (a! < b! ? -1 : 1)).join());
  expect(readBillText(text.normalize('NFD'))).toBeNull();
});
