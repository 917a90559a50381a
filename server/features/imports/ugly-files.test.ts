import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importColumns, importTemplate } from '@forecourt/contract/imports/import-columns.ts';
import { factsText } from './same-car.rules.ts';
import { judge, refusalOf, rowsOf } from '../../../testing/imports/judge-file.ts';
import type { JudgedRow } from './judge-rows.rules.ts';

test('the template is a valid file', async () => {
  const rows = await rowsOf(importTemplate());
  expect(rows.map(({ kind, name }) => [kind, name])).toEqual([
    ['ready', '2021 Karin Sultan'],
    ['draft', 'Banshee with the long hood'],
  ]);
  expect(rows[0]!.facts).toMatchObject({
    price: 42_000,
    mileage: 18_500,
    has_turbo: true,
    plate: 'KS 4471',
    accepts_offers: true,
    minimum_offer: 38_000,
  });
  expect(rows[1]!.facts).toMatchObject({ price: 118_500, mileage: 6_200, open_to_trade: true, accepts_offers: false });
  expect(importColumns.map(({ name }) => name)).toHaveLength(new Set(importColumns.map(({ name }) => name)).size);
});

test('a car with other wishes about offers is the same car', () => {
  const facts = { make: 'Karin', model: 'Sultan' };
  expect(factsText({ ...facts, accepts_offers: false, minimum_offer: 38_000 })).toBe(factsText(facts));
});

const lines = ['make', 'model', 'year', 'price'].join(',') + '\r\nKarin,Sultan,2021,42000\r\n';
test.each<[string, string | Uint8Array]>([
  ['commas', lines],
  ['semicolons', lines.replaceAll(',', ';')],
  ['tabs', lines.replaceAll(',', '\t')],
  ['bars', lines.replaceAll(',', '|')],
  ['Excel’s own first line', `sep=;\r\n${lines.replaceAll(',', ';')}`],
  ['a byte order mark', `\uFEFF${lines}`],
  ['UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(lines.replaceAll(',', '\t'), 'utf16le')])],
  ['Unix line endings', lines.replaceAll('\r', '')],
  ['old Mac line endings', lines.replaceAll('\n', '')],
  ['mixed line endings', lines.replace('\r\n', '\r').replace('\r\n', '\n')],
  ['quotes around everything', lines.replace(/[^,\r\n]+/g, '"$&"')],
  ['spaces and capitals in the names', lines.replace('make,model', ' Make , MODEL ')],
  ['empty rows and cells between', lines.replace('\r\n', ',,\r\n\r\n,,,,\r\n')],
  ['other column names', lines.replace('make', 'Brand').replace('price', 'Asking price')],
])('a file with %s is read', async (_what, file) => {
  expect((await rowsOf(file)).map(({ facts }) => facts)).toMatchObject([
    { make: 'Karin', model: 'Sultan', year: 2021, price: 42_000 },
  ]);
});

test('rows are numbered as in spreadsheets, even after line breaks in a text and empty lines', async () => {
  const rows = await rowsOf('make,model,description\nKarin,Sultan,"one\ntwo"\n\nKarin,Sultan RS,\n');
  expect(rows.map(({ number }) => number)).toEqual([2, 4]);
});

test.each<[string, string | Uint8Array, RegExp]>([
  ['nothing in it', '', /empty/],
  ['only blanks', ' \r\n \n', /empty/],
  ['only its columns', 'make,model\n', /no cars/],
  ['no columns we know', 'a,b\n1,2\n', /make and model are missing/],
  ['no model', 'make,price\nKarin,1\n', /model is missing/],
  ['two prices', 'make,model,price,Asking price\nKarin,Sultan,1,2', /both mean the price/],
  ['a workbook in it', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0]), /workbook/],
  ['an old workbook in it', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /old Excel/],
  ['a PDF in it', '%PDF-1.7 …', /PDF/],
  ['a picture in it', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), /isn’t a text file/],
  ['undefined characters', Buffer.from([0x6d, 0x81, 0x8d, 0xff, 0x0a]), /text in this file/],
  ['half a UTF-16 character', Buffer.from([0xff, 0xfe, 0x00, 0xd8]), /text in this file/],
  ['a million columns', `make,model${',x'.repeat(1_000_000)}\nKarin,Sultan`, /Row 1 is too long/],
  ['a thousand columns', `make,model${',x'.repeat(1_000)}\nKarin,Sultan`, /1,002 columns/],
  ['an unclosed quotation mark', 'make,model\nKarin,"Sultan\nKarin,Sultan\n', /in row 2 is never closed/],
  ['an endless row', `make,model\nKarin,"${'x'.repeat(400_000)}\n`, /Row 2 is too long/],
  ['a million empty rows', `make,model\n${'\n'.repeat(1_000_000)}`, /more than 10,000 rows, including empty ones/],
  ['endless empty cells', `make,model\n${',\n'.repeat(500_000)}`, /more than 10,000 rows, including empty ones/],
  ['a million rows before it', `${'\n'.repeat(1_000_000)}make,model`, /more than 10,000 rows, including empty ones/],
  ['100,000 columns', `make,model${',x'.repeat(100_000)}\nKarin,Sultan`, /100,002 columns/],
  ['too many rows', `make,model\n${'Karin,Sultan\n'.repeat(5_001)}`, /more than 5,000 rows/],
])('a file with %s is refused with a message', async (_what, file, sentence) => {
  expect(await refusalOf(file)).toMatch(sentence);
});

test('Windows-1252 text is read with a note', async () => {
  const judged = await judge(Buffer.from('make,model\nÜbermacht,Oracle\n', 'latin1'));
  expect(judged).toMatchObject({ rows: [{ kind: 'draft', facts: { make: 'Übermacht' } }] });
  expect(judged).toHaveProperty('notes', [expect.stringContaining('Windows')]);
});

test('the site’s own columns are ignored and unknown ones are listed', async () => {
  const judged = await judge('id,make,model,status,owner,VIN\n7,Karin,Sultan,active,Somebody,123\n');
  expect(judged).toHaveProperty('notes', [
    null,
    expect.stringMatching(/“id”, “status”, “owner”: ignored/),
    expect.stringMatching(/“VIN”: we don’t know this column/),
  ]);
  expect(Object.keys((judged as { rows: JudgedRow[] }).rows[0]!.facts!).toSorted()).toEqual([
    'body_class',
    'make',
    'model',
  ]);
});

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', 'Karin', 'Sultan', '42,000', '=1+1', "'=1+1", '"', '""', '\r\n', ';', 'x'.repeat(6_000), '2021'),
);
const noise = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 400 }),
  fc
    .array(fc.array(cell, { maxLength: 6 }), { maxLength: 8 })
    .map((rows) => Buffer.from(`make,model,price,title,features\n${rows.map((cells) => cells.join(',')).join('\n')}`)),
  fc
    .array(fc.array(cell, { minLength: 3, maxLength: 5 }), { minLength: 1, maxLength: 8 })
    .map((rows) =>
      Buffer.from(
        `make;model;year;plate;description\r\n${rows
          .map((cells) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(';'))
          .join('\r\n')}`,
      ),
    ),
);

test('any file gives a message or exactly one verdict per row', async () => {
  await fc.assert(
    fc.asyncProperty(noise, async (bytes) => {
      const judged = await judge(bytes);
      const refusal = 'refusal' in judged ? judged.refusal : '.';
      const { rows, read } = 'refusal' in judged ? { rows: [], read: [] } : judged;
      expect(refusal).toMatch(/[.]$/);
      expect(rows.map(({ number }) => number)).toEqual(read.map(({ number }) => number));
      for (const { kind, problems, facts, importKey, name } of rows) {
        expect(problems.length > 0).toBe(kind === 'bad');
        expect(facts !== null && importKey !== null).toBe(kind === 'ready' || kind === 'draft');
        expect(name.trim()).not.toBe('');
        for (const { sentence } of problems) expect(sentence).toMatch(/[.?]$/);
      }
    }),
    { numRuns: 300 },
  );
});
