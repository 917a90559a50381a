import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { checkBillFile, type BillVerdict } from '../features/bills/check-bill-file.ts';
import { billKeyId } from '../features/bills/sign-bill.ts';
import { StartError } from '../lib/start-error.ts';

export const checkBillUsage = `npm run check-bill -- FILE                       checks a downloaded bill of sale, without network or database
npm run check-bill -- FILE --keys KEYS.json      with the site's public keys in this file
npm run check-bill -- FILE --key PUBLIC_KEY      with one public key that you know to be the site's
Without either it looks for forecourt-keys.json next to the bill and in the current folder. Get the keys once, from the
address of the site that you know yourself: https://YOUR-SITE/.well-known/forecourt-keys.json. An address or a key that
came with the bill proves nothing.`;

/** The public keys as the site publishes them. */
const Keys = z.object({ keys: z.array(z.object({ id: z.string(), public_key: z.string() })) });

interface Given {
  file: string;
  keys?: string | undefined;
  key?: string | undefined;
}

export interface CheckedBill {
  isGenuine: boolean;
  sentence: string;
}

export async function checkBill(given: Given): Promise<CheckedBill> {
  const bytes = await readFile(given.file).catch(() => {
    throw new StartError(`${given.file} can’t be read.`);
  });
  return worded(checkBillFile(bytes, await trustedKeys(given)));
}

async function trustedKeys({ file, keys, key }: Given): Promise<ReadonlyMap<string, string>> {
  if (key !== undefined) return new Map([[idOf(key), key]]);
  const places = keys === undefined ? [join(dirname(file), keysFile), keysFile] : [keys];
  for (const place of places) {
    const text = await readFile(place, 'utf8').catch(() => null);
    if (text !== null) return readKeys(text, place);
  }
  const missing = keys === undefined ? 'The site’s public keys are needed.' : `${keys} can’t be read.`;
  throw new StartError(`${missing}\n\n${checkBillUsage}`);
}

const keysFile = 'forecourt-keys.json';

function readKeys(text: string, place: string): ReadonlyMap<string, string> {
  let keys: z.output<typeof Keys>['keys'];
  try {
    keys = Keys.parse(JSON.parse(text)).keys;
  } catch {
    throw new StartError(`${place} isn’t a list of public keys from /.well-known/forecourt-keys.json.`);
  }
  // A wrong id would let one key sign under the name of another.
  if (keys.some(({ id, public_key }) => idOf(public_key) !== id))
    throw new StartError(`${place} has a key whose id doesn’t belong to it. Get the file from the site again.`);
  return new Map(keys.map(({ id, public_key }) => [id, public_key]));
}

function idOf(publicKey: string): string {
  try {
    return billKeyId(publicKey);
  } catch {
    throw new StartError(`${publicKey} isn’t a public key.`);
  }
}

function worded(verdict: BillVerdict): CheckedBill {
  if (!verdict.isGenuine) return { isGenuine: false, sentence: `NOT GENUINE. ${reasons[verdict.why]}` };
  const { number, make, model, year, plate, seller, company, buyer, amount, verified_at, site } = verdict.content;
  const lines = [
    `GENUINE. ${number} was issued by ${site} and hasn’t been changed since.`,
    '',
    `Car       ${year} ${make} ${model}${plate ? `, plate ${plate}` : ''}`,
    `Seller    ${company ? `${seller} for ${company}` : seller}`,
    `Buyer     ${buyer}`,
    `Amount    ${amount === null ? 'not stated' : `$${amount.toLocaleString('en-US')}`}`,
    `Verified  ${verified_at}`,
    `Key       ${verdict.keyId}`,
    '',
    `Whether it was annulled or corrected later is on the site, at /bill/${number}.`,
  ];
  return { isGenuine: true, sentence: lines.join('\n') };
}

const reasons: Record<Extract<BillVerdict, { isGenuine: false }>['why'], string> = {
  not_text: 'The file isn’t text.',
  not_a_bill: 'The file isn’t a bill of sale from this site.',
  not_exact: 'The file differs from the exact format: a field, a line or a space was added, removed, moved or changed.',
  changed: 'Its text was changed after it was issued: the hash doesn’t match.',
  unknown_key: 'It names a key that isn’t among the site’s public keys. If you got the keys long ago, get them again.',
  not_signed: 'Its signature isn’t that of the named key over this text.',
};
