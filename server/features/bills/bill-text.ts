import { isBillNumber } from '@forecourt/contract/bills/bill-number.ts';
import { z } from 'zod';

/** The fields of a bill. Every field is in every bill, so that leaving one out can't go unnoticed. */
const fields = {
  amount: z.number().int().nonnegative().nullable(),
  armour: z.number().int().nullable(),
  body_class: z.string().nullable(),
  brake_upgrade: z.number().int().nullable(),
  buyer: z.string(),
  colour: z.string().nullable(),
  company: z.string().nullable(),
  drive: z.string().nullable(),
  engine_upgrade: z.number().int().nullable(),
  fuel: z.string().nullable(),
  has_turbo: z.boolean().nullable(),
  issued_at: z.iso.datetime({ precision: 3 }),
  key: z.string().regex(/^[0-9a-f]{32}$/),
  make: z.string(),
  mileage: z.number().int().nullable(),
  model: z.string(),
  number: z.string().refine(isBillNumber),
  plate: z.string().nullable(),
  recorded_at: z.iso.datetime({ precision: 3 }),
  replaces: z.string().refine(isBillNumber).nullable(),
  seller: z.string(),
  site: z.string(),
  transmission: z.string().nullable(),
  transmission_upgrade: z.number().int().nullable(),
  verified_at: z.iso.datetime({ precision: 3 }),
  year: z.number().int(),
};
const Content = z.strictObject(fields);
export type BillContent = z.output<typeof Content>;

/** Alphabetical, whatever order the code above has. */
const names = Object.keys(fields).toSorted() as (keyof BillContent)[];
const firstLine = 'forecourt bill of sale, version 1';

/**
 * The text that is signed: one line per field in alphabetical order, values in JSON, Unicode in NFC, lines end with a
 * line feed. The same content always has the same text, byte by byte.
 */
export const writeBillText = (content: BillContent): string =>
  [firstLine, ...names.map((name) => `${name}: ${JSON.stringify(nfc(content[name]))}`), ''].join('\n');

const nfc = (value: BillContent[keyof BillContent]) => (typeof value === 'string' ? value.normalize('NFC') : value);

/** Null unless the text is exactly what `writeBillText` writes for its content. */
export function readBillText(text: string): BillContent | null {
  const [first, ...lines] = text.split('\n');
  if (first !== firstLine || lines.pop() !== '') return null;
  const content = Content.safeParse(Object.fromEntries(lines.map(readLine))).data;
  return content && writeBillText(content) === text ? content : null;
}

function readLine(line: string): [name: string, value: unknown] {
  const [name = '', ...rest] = line.split(': ');
  try {
    return [name, JSON.parse(rest.join(': '))];
  } catch {
    return [name, undefined];
  }
}
