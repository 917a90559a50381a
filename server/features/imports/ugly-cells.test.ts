import { expect, test } from 'vitest';
import { importColumns } from '@forecourt/contract/imports/import-columns.ts';
import type { Spelling } from '@forecourt/contract/imports/import-values.ts';
import { problemOf, rowsOf, withCell } from '../../../testing/imports/judge-file.ts';
import type { Known } from './judge-rows.rules.ts';

test.each([
  ['price', '$42,000', 42_000],
  ['price', '42 000', 42_000],
  ['price', '42.000', 42_000],
  ['price', '42.000,00', 42_000],
  ['price', '42,000.00 USD', 42_000],
  ['price', "1'000'000", 1_000_000],
  ['price', '+42000', 42_000],
  ['mileage', '18,500 mi', 18_500],
  ['mileage', '0', 0],
])('%s “%s” is %d', async (column, cell, number) => {
  expect((await withCell(column, cell)).facts).toHaveProperty(column, number);
});

test.each([
  ['price', '42k', /“42k” is not a number.*whole dollars/],
  ['price', 'on request', /is not a number/],
  ['price', '42000.50', /whole dollars/],
  ['price', '0', /at least \$1/],
  ['price', '-5', /at least \$1/],
  ['price', '1e9', /is not a number/],
  ['price', '4,20,000', /is not a number/],
  ['price', '1.000,000.00', /is not a number/],
  ['price', '99999999999', /from \$1 to \$1,000,000,000/],
  ['price', '=A1*2', /formula/],
  ['title', '=HYPERLINK("http://evil.example")', /formula/],
  ['mileage', '18500 km', /whole miles/],
  ['year', '1850', /year/],
  ['year', '2028', /later than 2027/],
  ['year', 'new', /is not a number/],
  ['colour', 'blu', /It can be black/],
  ['colour', 'bleu', /Did you mean “blue”/],
  ['fuel', 'coal', /It can be petrol, diesel, electric or hybrid/],
  ['turbo', 'maybe', /neither yes nor no/],
  ['features', 'Sunrof', /Did you mean “Sunroof”/],
  ['features', 'Flux capacitor', /is not a feature/],
  ['plate', 'TOO LONG PLATE', /at most 8|8 letters/],
  ['plate', 'A-1', /letters and digits/],
  ['engine_upgrade', '9', /from 0 to 4/],
  ['title', 'too long '.repeat(10), /at most 80/],
  ['phone', 'none', /phone number/],
])('%s “%s” is refused at its column', async (column, cell, sentence) => {
  const problem = await problemOf(column, cell);
  expect(problem?.sentence).toMatch(sentence);
  expect(importColumns.some(({ name }) => name === problem?.column)).toBe(true);
});

test('a text that is too long is refused at its column', async () => {
  expect(await problemOf('description', 'x'.repeat(5_001))).toMatchObject({
    column: 'description',
    sentence: 'Please enter at most 5,000 characters.',
  });
});

test('a row reports all its problems together, including extra cells', async () => {
  const [several, over] = await rowsOf('make,model,year,price\nKarin,,soon,dear\nKarin,Sultan,2021,42,000\n');
  expect(several!.problems.map(({ column }) => column)).toEqual(['year', 'price', 'model']);
  expect(over!.problems).toMatchObject([{ column: null, sentence: expect.stringContaining('more cells') }]);
});

test.each([
  ['karin', 'SULTAN', 'Karin', 'Sultan'],
  [' Ka rin ', 'sultan-rs', 'Karin', 'Sultan RS'],
  ['ubermacht', 'oracle', 'Übermacht', 'Oracle'],
  ['Karin', 'Karin Sultan', 'Karin', 'Sultan'],
  ['Homemade', 'Buggy', 'Homemade', 'Buggy'],
  ['Karin', 'Kuruma', 'Karin', 'Kuruma'],
])('“%s %s” is read as %s %s', async (make, model, ourMake, ourModel) => {
  const [row] = await rowsOf(`make,model\n${make},${model}\n`);
  expect(row!.facts).toMatchObject({ make: ourMake, model: ourModel });
});

test('a nearly known name is queried and then spelt as decided', async () => {
  const file = 'make,model\nKarrin,Sultan\nKarin,Sulatn\n';
  const asked = await rowsOf(file);
  expect(asked.map(({ isNearly }) => isNearly)).toEqual([true, true]);
  expect(asked.map(({ problems }) => problems[0]!.sentence)).toEqual([
    '“Karrin” is not a make we know. Did you mean “Karin”?',
    '“Sulatn” is not a model we know. Did you mean “Sultan”?',
  ]);
  const names = async (spelling: Spelling) =>
    (await rowsOf(file, { spelling })).map(({ facts }) => `${facts!.make} ${facts!.model}`);
  expect(await names('ours')).toEqual(['Karin Sultan', 'Karin Sultan']);
  expect(await names('theirs')).toEqual(['Karrin Sultan', 'Karin Sulatn']);
});

test('two identical cars in one file are two cars, and the same two on the next import', async () => {
  const file = 'make,model\nKarin,Sultan\nKarin,Sultan\n';
  const first = await rowsOf(file);
  expect(first.map(({ kind }) => kind)).toEqual(['draft', 'draft']);
  const importKeys = new Set(first.map(({ importKey }) => importKey!));
  expect(importKeys.size).toBe(2);
  const again = await rowsOf(`${file}Karin,Sultan\n`, { known: { importKeys } });
  expect(again.map(({ kind }) => kind)).toEqual(['known', 'known', 'draft']);
});

test('column order, empty columns and number formats do not make a different car', async () => {
  const [one] = await rowsOf('make,model,price,title\nKarin,Sultan,42000,\n');
  const [other] = await rowsOf('price;model;make\n$42,000;sultan;KARIN\n');
  expect(other!.importKey).toBe(one!.importKey);
});

test('inventory cars are recognised by their facts, plate and id', async () => {
  const [row] = await rowsOf('make,model\nKarin,Sultan\n');
  const text = row!.importKey!.replace(/ 1$/, '');
  const kinds = async (file: string, known: Partial<Known>) => (await rowsOf(file, { known })).map(({ kind }) => kind);
  expect(await kinds('make,model\nKarin,Sultan\nKarin,Sultan\n', { texts: new Map([[text, 1]]) })).toEqual([
    'known',
    'draft',
  ]);
  expect(await kinds('make,model,plate\nKarin,Sultan,abc 1\n', { plates: new Set(['ABC 1']) })).toEqual(['known']);
  expect(await kinds('id,make,model\n7,Karin,Sultan\n', { names: new Map([[7, 'karinsultan']]) })).toEqual(['known']);
  expect(await kinds('id,make,model\n7,Karin,Sultan\n', { names: new Map([[7, 'someothercar']]) })).toEqual(['draft']);
});

test('a plate can appear only once in a file', async () => {
  const rows = await rowsOf('make,model,plate\nKarin,Sultan,AB 1\nKarin,Sultan RS,ab 1\n');
  expect(rows.map(({ kind }) => kind)).toEqual(['draft', 'bad']);
  expect(rows[1]!.problems).toEqual([{ column: 'plate', sentence: 'Row 2 has the same plate, AB 1.' }]);
});
