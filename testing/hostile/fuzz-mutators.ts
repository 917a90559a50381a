import type { Draft } from './draft.ts';
import { formFuzzMutators } from './form-fuzz-mutators.ts';
import type { Dice, FuzzMutator } from './fuzz-mutator.ts';
import { names, texts, values } from './values.ts';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A random object within the input, mostly the outermost. */
function somewhere(json: Fields, dice: Dice): Fields {
  const inner = Object.values(json).filter(isObject);
  return inner.length > 0 && dice.chance(0.3) ? somewhere(dice.pick(inner), dice) : json;
}

/** An existing field, or a new one if there is none. */
const someField = (of: Fields, dice: Dice) =>
  dice.pick([...Object.keys(of), ...(dice.chance(0.1) ? names : [])]) ?? 'id';

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

const nameAt = (pair: string) => pair.split('=', 1)[0]!;

function setText(draft: Draft, dice: Dice, write: (name: string) => string[]): void {
  // Mostly keeps the parameter that selects the call, because otherwise the response would always be the same.
  const others = draft.query.filter((pair) => !pair.startsWith('action='));
  const pool = others.length > 0 && !dice.chance(0.05) ? others : draft.query;
  const pair = pool.length > 0 ? dice.pick(pool) : `${dice.pick(['id', 'page', 'search', 'sort'])}=1`;
  const kept = draft.query.filter((one) => one !== pair);
  draft.query = [...kept, ...write(nameAt(pair))];
}

/** In the body if the call has one, otherwise in the address. */
const atField =
  (inBody: (json: Fields, dice: Dice) => void, inAddress: (draft: Draft, dice: Dice) => void): FuzzMutator =>
  (draft, dice) => {
    if (draft.form) {
      const at = draft.form.findIndex(([, value]) => typeof value === 'string');
      const name = at < 0 ? 'id' : draft.form[at]![0];
      draft.form = [...draft.form.filter((_, index) => index !== at), [name, asText(dice.pick(values))]];
    } else if (draft.json && (draft.query.length === 0 || dice.chance(0.85))) inBody(somewhere(draft.json, dice), dice);
    else inAddress(draft, dice);
  };

const bytes =
  (make: (text: string, dice: Dice) => string | Buffer): FuzzMutator =>
  (draft, dice) => {
    if (draft.method === 'GET') draft.method = 'POST';
    draft.bytes = Buffer.from(make(JSON.stringify(draft.json ?? {}), dice));
  };

const header =
  (name: string, given: readonly string[]): FuzzMutator =>
  (draft, dice) => {
    draft.headers[name] = dice.pick(given);
  };

const big = (size: number) => 'x'.repeat(size);

export const fuzzMutators: Record<string, FuzzMutator> = {
  'a wrong value': atField(
    (json, dice) => (json[someField(json, dice)] = dice.pick(values)),
    (draft, dice) => setText(draft, dice, (name) => [`${name}=${dice.pick(texts)}`]),
  ),
  'a wrong value in a list': atField(
    (json, dice) => (json[someField(json, dice)] = [dice.pick(values), dice.pick(values)]),
    (draft, dice) => setText(draft, dice, (name) => [`${name}[]=1`, `${name}[0]=1`, `${name}[a][b]=1`]),
  ),
  'a field that is missing': atField(
    (json, dice) => delete json[someField(json, dice)],
    (draft, dice) => setText(draft, dice, () => []),
  ),
  'a field too many': atField(
    (json, dice) =>
      Object.defineProperty(json, dice.pick(names), {
        value: dice.pick(values),
        enumerable: true,
        configurable: true,
        writable: true,
      }),
    (draft, dice) =>
      setText(draft, dice, (name) => [`${name}=1`, `${encodeURIComponent(dice.pick(names).toWellFormed())}=1`]),
  ),
  'a field twice': atField(
    (json, dice) => (json[`${someField(json, dice)} `] = 1),
    (draft, dice) => setText(draft, dice, (name) => [`${name}=1`, `${name}=${dice.pick(texts)}`, `${name}=3`]),
  ),
  'a text of 1 MB': (draft, dice) => {
    if (draft.json) draft.json[someField(draft.json, dice)] = big(1024 * 1024);
    else if (draft.form) draft.form.push(['description', big(1024 * 1024)]);
    else draft.query.push(`search=${big(7000)}`);
  },
  'a thousand parameters': (draft) => {
    for (let at = 0; at < 1000; at++) draft.query.push(`p${at}=1`);
  },
  'a field in the address that belongs into the body': (draft, dice) => {
    draft.query.push(
      ...Object.keys(draft.json ?? {}).map((name) => `${encodeURIComponent(name.toWellFormed())}=${dice.pick(texts)}`),
      'user_id=1',
    );
  },
  'another action': (draft, dice) => {
    const other = dice.pick(['action=', 'action=nope', 'action[]=list', 'action=__proto__', 'action=toString']);
    draft.query = [...draft.query.filter((pair) => !pair.startsWith('action=')), other];
  },
  'broken JSON': bytes((text, dice) =>
    dice.pick([
      '',
      '{',
      text.slice(0, -1),
      `${text}${text}`,
      `${text},`,
      `\ufeff${text}`,
      text.replaceAll('"', "'"),
      '{"a":NaN}',
      '{"a":01}',
      '{"a":"\u0001"}',
      '{a:1}',
      '//\n{}',
    ]),
  ),
  'JSON that is no object': bytes((_, dice) => dice.pick(['null', '[]', '1', '"text"', 'true', '[{}]', '1e400'])),
  'a body of nothing but brackets': bytes(() => '['.repeat(200_000)),
  'a name twice in JSON': bytes((text) => text.replace('{', '{"id":1,"id":{"a":2},')),
  'bytes that are no UTF-8': bytes((text, dice) => {
    const damaged = Buffer.from(text);
    for (let times = 0; times < 3; times++)
      damaged[1 + dice.below(damaged.length)] = dice.pick([0xff, 0xc0, 0xed, 0x80]);
    return damaged;
  }),
  'UTF-16': bytes((text) => Buffer.from(text, 'utf16le')),
  'another content type': header('content-type', [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/json; charset=utf-16',
    'application/json;application/json',
    'application/problem+json',
    'application/jsonp',
    '',
    ';',
    'x',
    `application/json; ${big(4000)}`,
  ]),
  'an encoded body': header('content-encoding', ['gzip', 'br', 'zstd', 'identity', 'nonsense']),
  'another method': (draft, dice) => {
    draft.method = dice.pick([
      'PATCH',
      'OPTIONS',
      'HEAD',
      'TRACE',
      'PROPFIND',
      'LOCK',
      'PURGE',
      'GET',
      'POST',
      'PUT',
      'DELETE',
    ]);
  },
  'a broken session': header('cookie', [
    'forecourt_session=',
    'forecourt_session=%00',
    'forecourt_session=%',
    'forecourt_session=%ff%fe',
    `forecourt_session=${'A'.repeat(43)}`,
    'forecourt_session=__proto__',
    'forecourt_session="\\"',
    'forecourt_session=a; forecourt_session=b',
    '=;=;==;;;',
    '__proto__=1; constructor=2; forecourt_sign_in=3',
    `forecourt_sign_in=${big(4000)}`,
    'forecourt_session=\u00ff\u00fe',
  ]),
  'a huge cookie': header('cookie', [
    `forecourt_session=${big(8000)}`,
    `a=${big(15_000)}`,
    `a=${big(100_000)}`,
    'a=b; '.repeat(2000),
  ]),
  'another’s page': header('x-acting-as', ['', '0', '-1', '1', 'NaN', '__proto__', big(2000), '1, 2']),
  'an odd header': (draft, dice) => {
    const [name, value] = dice.pick<[string, string]>([
      ['host', 'evil.example'],
      ['host', ''],
      ['host', 'a:b:c'],
      ['host', '[::1'],
      ['host', '127.0.0.1:99999'],
      ['range', 'bytes=0-0,5-1,-'],
      ['if-none-match', big(5000)],
      ['if-modified-since', 'never'],
      ['accept', 'text/html;q=9, */*;q=-1'],
      ['accept-encoding', 'gzip;q=nan, br;q=2, *;q=0'],
      ['accept-language', big(5000)],
      ['authorization', 'Bearer '],
      ['authorization', `Bearer ${big(5000)}`],
      ['authorization', 'Basic %00'],
      ['x-forwarded-for', '1.2.3.4, ::1, nonsense'],
      ['x-forwarded-host', 'evil.example'],
      ['x-forwarded-proto', 'javascript'],
      ['forwarded', 'for="_x"; host=evil'],
      ['origin', 'null'],
      ['origin', 'nonsense'],
      ['sec-fetch-site', 'nonsense'],
      ['expect', '100-continue'],
      ['upgrade', 'h2c'],
      ['connection', 'close, x-acting-as'],
      ['last-event-id', '%00'],
      ['x-http-method-override', 'DELETE'],
      ['te', 'trailers'],
      ['prefer', 'return=minimal'],
    ]);
    draft.headers[name] = value;
  },
  ...formFuzzMutators,
};
