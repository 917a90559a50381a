import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import type { Actor, Scene } from '../access/actors.ts';
import { rows, type Row } from '../access/cells.ts';
import { outcomesOf } from '../access/line.ts';
import { draftOf, requestOf, type Draft } from './draft.ts';
import { payloads } from './payloads.ts';
import { cookiesOf, sendRaw } from './raw-request.ts';
import { shapeOf, type Shape } from './shape.ts';

interface TextField {
  path: string[];
  maxLength: number;
  isList: boolean;
}

/** A field being written, with the payloads still to try. */
interface Writing extends TextField {
  number: number;
  left: string[];
}

const isText = ({ type, enum: choices, const: only, format }: Shape) =>
  [type].flat().includes('string') && !choices && only === undefined && !format;

/** The fields of a call's input that accept free text, at any depth. */
function textFields(call: AnyCall): TextField[] {
  const walk = (shape: Shape, path: string[]): TextField[] => {
    // An id is a number, or its digits.
    if (shape.anyOf?.some(({ type }) => type === 'number')) return [];
    if (shape.anyOf) return shape.anyOf.flatMap((one) => walk(one, path)).slice(0, 1);
    if (shape.properties)
      return Object.entries(shape.properties).flatMap(([name, inner]) => walk(inner, [...path, name]));
    const text = shape.type === 'array' ? (shape.items ?? {}) : shape;
    return isText(text) ? [{ path, maxLength: text.maxLength ?? Infinity, isList: shape.type === 'array' }] : [];
  };
  return walk(shapeOf(call), []);
}

/** They end what the others need, or the caller's session. */
const never = /closeAccount|dealers\.close|logout|exchangeToken|authenticate|AtSignIn|leaveTeam/;
/** They change a thing's state, so that others would no longer be possible. */
const late =
  /remove|delete|withdraw|decline|updateStatus|hide|keep|decide|refund|revoke|endSession|cancel|stop|review \(|BankKeys|dispute|extend|nameOwner/i;

export interface Stored {
  /** The tripwire number, by which a text is recognized on a page. */
  number: number;
  field: string;
}
export interface StoredTexts {
  stored: Stored[];
  /** Refused because of the text, by its schema or by its meaning. */
  refused: string[];
  /** Refused for a reason other than the text. */
  untried: string[];
}

/** Writes a script into every text field of every call that stores one, as a user who may make it. */
export async function storeEverywhere(url: string, actors: readonly Actor[]): Promise<StoredTexts> {
  const told: StoredTexts = { stored: [], refused: [], untried: [] };
  const writes = rows.filter(({ key, call }) => call.address.method !== 'GET' && !never.test(key));
  const inOrder = [
    ...writes.filter(({ title }) => !late.test(title)),
    ...writes.filter(({ title }) => late.test(title)),
  ];
  let number = 100;
  for (const row of inOrder) {
    const outcomes = outcomesOf(row.line![0]);
    const may = actors.filter((_, at) => at > 0 && outcomes[at] === 'ok');
    const fields = textFields(row.call).map((field): Writing => {
      number += 1;
      return { ...field, number, left: payloads(number, field.maxLength) };
    });
    if (fields.length === 0 || may.length === 0) continue;
    await storeBy({ url, row, ways: waysOf(row, may, actors) }, fields, told);
  }
  return told;
}

const nameOf = ({ key }: Row, { path }: TextField) => `${key} ${path.join('.')}`;

/** The caller and the targets. */
type Way = Pick<Actor, 'browser' | 'scene'>;

/** Everyone who may make the call, first on their own things, then on the others', which may still be unchanged. */
function waysOf({ line }: Row, may: readonly Actor[], actors: readonly Actor[]): Way[] {
  const ways = [null, ...actors].flatMap((other) =>
    may.flatMap(({ browser, scene: { me, myName }, scene }) =>
      withSomebodyElse({ ...(other?.scene ?? scene), me, myName }).map((on) => ({ browser, scene: on })),
    ),
  );
  // Identical requests are merged.
  const asked = new Map(ways.map((way) => [JSON.stringify([way.scene.me, line![1](way.scene)]), way]));
  return [...asked.values()];
}

/** A user without relations may have some by now. */
const withSomebodyElse = (scene: Scene): Scene[] =>
  [scene.strangerId, scene.buyerId, scene.unaskedId].map((strangerId) => ({
    ...scene,
    strangerId,
  }));

interface Storing {
  url: string;
  row: Row;
  ways: readonly Way[];
}

async function ask({ url, row }: Storing, { browser, scene }: Way, fields: readonly Writing[]) {
  const draft = await draftOf(row.key, row.line![1](scene));
  draft.headers['cookie'] = cookiesOf(browser);
  for (const field of fields) put(draft, field);
  return sendRaw(url, await requestOf(draft));
}

async function storeBy(storing: Storing, all: readonly Writing[], told: StoredTexts): Promise<void> {
  const { row, ways } = storing;
  let fields = [...all];
  let last = '';
  const waiting = [...ways];
  while (waiting.length > 0 && fields.length > 0) {
    const { status, text } = await ask(storing, waiting[0]!, fields);
    if (status === 200) {
      told.stored.push(...fields.map((field) => ({ number: field.number, field: nameOf(row, field) })));
      return;
    }
    const { code, fields: named = {} } = JSON.parse(text) as { code: string; fields?: Record<string, unknown> };
    last = code;
    const isNamed = ({ path }: TextField) => Object.keys(named).some((name) => path.join('.').startsWith(name));
    const wrong = fields.filter(isNamed);
    if (wrong.length === 0) waiting.shift();
    for (const field of wrong) field.left.shift();
    told.refused.push(...wrong.filter(({ left }) => left.length === 0).map((field) => nameOf(row, field)));
    fields = fields.filter(({ left }) => left.length > 0);
  }
  if (fields.length > 1) for (const field of fields) await storeBy(storing, [field], told);
  else if (fields[0]) await judge(storing, fields[0], last, told);
}

/**
 * If the same request succeeds without the payload, it was refused because of its text, such as another user's name.
 */
async function judge(storing: Storing, field: Writing, code: string, told: StoredTexts): Promise<void> {
  const name = nameOf(storing.row, field);
  for (const way of storing.ways) {
    const { status } = await ask(storing, way, []);
    if (status === 200) return void told.refused.push(name);
  }
  told.untried.push(`${name}: ${code}`);
}

function put({ json, form }: Draft, { path, isList, left: [text = ''] }: Writing): void {
  const name = path.at(-1)!;
  if (form) {
    const others = form.filter(([field]) => field !== name);
    form.splice(0, form.length, ...others, [name, text]);
    return;
  }
  let place = json;
  for (const step of path.slice(0, -1)) place = (place?.[step] ?? null) as Record<string, unknown> | null;
  // Fields of an omitted object stay omitted.
  if (place) place[name] = isList ? [text] : text;
}
