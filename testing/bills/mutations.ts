import { billAlphabet } from '../../contract/bills/bill-number.ts';
import { sha256Of } from '../../server/features/bills/sign-bill.ts';
import { seededRandom } from '../random.ts';

/** Characters that look like Latin letters and digits: Cyrillic, Greek, full width and composed ones. */
const lookAlikes: Record<string, string> = {
  a: 'а', c: 'с', e: 'е', i: 'і', o: 'о', p: 'р', x: 'х', y: 'у', A: 'А', B: 'В', C: 'С', E: 'Е', H: 'Н', K: 'К', M: 'М',
  O: 'О', P: 'Р', T: 'Т', X: 'Х', n: 'ո', r: 'г', u: 'υ', v: 'ν', 0: '０', 1: '１', 2: '２', 5: '５', 9: '９', '-': '‐', ' ': '\u00a0',
}; // prettier-ignore

type Pick = (below: number) => number;
type Mutate = (file: string, pick: Pick) => string | Buffer;

const lineOf = (file: string, pick: Pick) => {
  const lines = file.split('\n');
  return { lines, at: pick(lines.length - 1) };
};
const atRandom = (file: string, pick: Pick, change: (before: string, character: string, after: string) => string) => {
  const characters = file.split('');
  const at = pick(characters.length);
  return change(characters.slice(0, at).join(''), characters[at]!, characters.slice(at + 1).join(''));
};
const inField =
  (pattern: RegExp, change: (value: string, pick: Pick) => string): Mutate =>
  (file, pick) =>
    file.replace(pattern, (_, before: string, value: string) => before + change(value, pick));
const otherCharacter = (alphabet: string) => (value: string, pick: Pick) => {
  const at = pick(value.length);
  return value.slice(0, at) + alphabet[pick(alphabet.length)]! + value.slice(at + 1);
};

/** Ways to forge a bill, each of which leaves a file that looks right. */
export const mutations: Record<string, Mutate> = {
  'one byte': (file, pick) => {
    const bytes = Buffer.from(file);
    bytes[pick(bytes.length)]! ^= 1 << pick(8);
    return bytes;
  },
  'one character removed': (file, pick) => atRandom(file, pick, (before, _, after) => before + after),
  'one character doubled': (file, pick) => atRandom(file, pick, (before, one, after) => before + one + one + after),
  'a space or line added': (file, pick) =>
    atRandom(file, pick, (before, one, after) => before + one + [' ', '\n', '\r', '\t', '\u200b'][pick(5)]! + after),
  'a look-alike': (file, pick) => {
    const places = file.split('').flatMap((one, at) => (one in lookAlikes ? [at] : []));
    const at = places[pick(places.length)]!;
    return file
      .split('')
      .map((one, place) => (place === at ? lookAlikes[one]! : one))
      .join('');
  },
  'the same letters in another Unicode form': (file, pick) =>
    pick(2) === 0 ? file.normalize('NFD') : file.normalize('NFKD').replace('é', 'e\u0301'),
  'two lines swapped': (file, pick) => {
    const { lines, at } = lineOf(file, pick);
    const other = pick(lines.length - 1);
    [lines[at], lines[other]] = [lines[other]!, lines[at]!];
    return lines.join('\n');
  },
  'a line removed': (file, pick) => {
    const { lines, at } = lineOf(file, pick);
    return lines.toSpliced(at, 1).join('\n');
  },
  'a line twice': (file, pick) => {
    const { lines, at } = lineOf(file, pick);
    return lines.toSpliced(at, 0, lines[at]!).join('\n');
  },
  'a field added': (file, pick) => {
    const { lines, at } = lineOf(file, pick);
    return lines.toSpliced(at, 0, `${['bonus', 'amount', 'owner', 'Amount'][pick(4)]}: ${pick(100)}`).join('\n');
  },
  'another amount': inField(/^(amount: )(\d+|null)$/m, (_, pick) => String(pick(9_999_999))),
  'another name': inField(/^(buyer: )(".*")$/m, (_, pick) => JSON.stringify(`Kenji Mori ${pick(1000)}`)),
  'another date': inField(/^(verified_at: )(".*")$/m, (_, pick) =>
    JSON.stringify(new Date(pick(2 ** 31) * 1000).toISOString()),
  ),
  'another number': inField(/^(number: "FC-)(\w{10})/m, otherCharacter(billAlphabet)),
  'another key': inField(/^(key: ")(\w{32})/m, otherCharacter('0123456789abcdef')),
  'another hash': inField(/^(sha256: )(\w{64})/m, otherCharacter('0123456789abcdefABCDEF')),
  'another signature': inField(
    /^(ed25519: )([\w-]{86})/m,
    otherCharacter('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/'),
  ),
};

/** With the hash of the changed text, as a forger who knows the format would write it. */
const rehashed = (file: string): string => {
  const text = /SALE-----\n([^]*?)-----BEGIN SIGNATURE/.exec(file)?.[1];
  return text === undefined ? file : file.replace(/^sha256: .*$/m, `sha256: ${sha256Of(text)}`);
};

/** As many files as asked for that differ from the genuine one. */
export function* mutated(file: string, count: number, seed: number): Generator<[how: string, bytes: Buffer]> {
  const pick: Pick = seededRandom(seed).below;
  const ways = Object.entries(mutations);
  for (let made = 0, tried = 0; made < count; tried++) {
    // Some ways leave some bills as they are, such as another Unicode form of plain letters.
    const [how, mutate] = ways[tried % ways.length]!;
    const changed = mutate(file, pick);
    const bytes = typeof changed === 'string' ? Buffer.from(pick(2) === 0 ? changed : rehashed(changed)) : changed;
    if (bytes.equals(Buffer.from(file))) continue;
    made++;
    yield [how, bytes];
  }
}
