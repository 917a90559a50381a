import type { RowKind } from '@forecourt/contract/imports/import-values.ts';

const columns =
  'make,model,year,price,mileage,description,colour,transmission,fuel,plate,features,engine_upgrade,turbo,status,VIN';

/** A valid row. No two are alike. */
const good = (n: number) =>
  `Karin,Sultan,2021,"$${(30_000 + n).toLocaleString('en-US')}",${n},"Number ${n}, as it stands on the lot. ${'Well kept. '.repeat(20)}",blue,manual,petrol,,Sunroof | Winch,3,yes,active,V${n}`;

/** Every kind of row that isn't simply valid, with the expected message. */
const others: readonly [kind: RowKind, row: (n: number) => string][] = [
  ['draft', (n) => `Karin,Sultan,2021,,${n},No price ${n},,,,,,,,,`],
  ['draft', (n) => `Homemade,Buggy ${n},2001,100,5,Of no class,,,,,,,,,`],
  ['bad', (n) => `Karrin,Sultan,2021,1,1,A slip in the make ${n},,,,,,,,,`],
  ['bad', (n) => `Karin,Sulatn,2021,1,1,A slip in the model ${n},,,,,,,,,`],
  ['bad', () => `,Sultan,2021,1,1,No make,,,,,,,,,`],
  ['bad', () => `Karin,Sultan,soon,dear,far,Three wrong,bleu,stick shift,coal,A-B,Flux capacitor,9,maybe,,`],
  ['bad', () => `Karin,Sultan,2021,=A1*2,1,A formula,,,,,,,,,`],
  ['bad', () => `Karin,Sultan,2021,42,000,1,A comma too many,,,,,,,,,,`],
  ['bad', () => `Karin,Sultan,1850,1,1,Too old,,,,,,,,,`],
  ['bad', () => `Karin,Sultan,2021,99999999999,1,Too dear,,,,,,,,,`],
  ['bad', () => `Karin,Sultan,2021,1,1,${'x'.repeat(5_001)},,,,,,,,,`],
  ['bad', () => `Karin,Sultan,2021,1,1,"A letter nobody sees \u0001",,,,,,,,,`],
];

/** A file with this many rows, every third of another kind, and the expected result for each. */
export function bigFile(rows: number): { text: string; kinds: RowKind[] } {
  const made = Array.from({ length: rows }, (_, n): [RowKind, string] => {
    if (n % 3 !== 2) return ['ready', good(n)];
    const [kind, row] = others[((n - 2) / 3) % others.length]!;
    return [kind, row(n)];
  });
  return {
    text: `\uFEFF${[columns, ...made.map(([, row]) => row)].join('\r\n')}\r\n`,
    kinds: made.map(([kind]) => kind),
  };
}
