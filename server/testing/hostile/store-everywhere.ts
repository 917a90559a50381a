import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { z } from 'zod';
import type { Actor } from '../access/actors.ts';
import { rows, type Row } from '../access/cells.ts';
import { outcomesOf } from '../access/line.ts';
import { draftOf, requestOf, type Draft } from './draft.ts';
import { payloads } from './payloads.ts';
import { cookiesOf, sendRaw } from './raw-request.ts';

interface Shape {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  maxLength?: number;
  items?: Shape;
  properties?: Record<string, Shape>;
}

interface TextField {
  path: string[];
  maxLength: number;
  isList: boolean;
}

/** One that is written to: what is still to be tried in it. */
interface Writing extends TextField {
  number: number;
  left: string[];
}

const isText = ({ type, enum: choices, const: only, format }: Shape) =>
  [type].flat().includes('string') && !choices && only === undefined && !format;

/** Where the input of a call takes whatever somebody writes, also within what is within it. */
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
  return walk(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Shape, []);
}

/** They end what the others need, or the one who looks. */
const never = /closeAccount|dealers\.close|logout|exchangeToken|authenticate|AtSignIn|leaveTeam/;
/** They change what a thing is, so that others could no longer be done to it. */
const late =
  /remove|delete|withdraw|decline|updateStatus|hide|keep|decide|refund|revoke|endSession|cancel|stop|review \(|BankKeys|dispute|extend|nameOwner/i;

export interface Stored {
  /** Of the wire; by it a text is known again on a page. */
  number: number;
  field: string;
}
export interface StoredTexts {
  stored: Stored[];
  /** What the shape refuses. */
  refused: string[];
  /** What was refused for another reason than its text. */
  untried: string[];
}

/** Writes a script into every text of every call that keeps one, as who may make it. */
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
    await storeBy(url, row, may, fields, told);
  }
  return told;
}

const nameOf = ({ key }: Row, { path }: TextField) => `${key} ${path.join('.')}`;

async function storeBy(
  url: string,
  row: Row,
  may: readonly Actor[],
  all: readonly Writing[],
  told: StoredTexts,
): Promise<void> {
  let fields = [...all];
  let last = '';
  // Somebody else's thing may still be as it was where the first one's is not.
  const others = [...may];
  while (others.length > 0 && fields.length > 0) {
    const draft = await draftOf(row.key, row.line![1](others[0]!.scene));
    draft.headers['cookie'] = cookiesOf(others[0]!.browser);
    for (const field of fields) put(draft, field);
    const { status, text } = await sendRaw(url, await requestOf(draft));
    if (status === 200) {
      told.stored.push(...fields.map((field) => ({ number: field.number, field: nameOf(row, field) })));
      return;
    }
    const { code, fields: named = {} } = JSON.parse(text) as { code: string; fields?: Record<string, unknown> };
    last = code;
    const isNamed = ({ path }: TextField) => Object.keys(named).some((name) => path.join('.').startsWith(name));
    const wrong = fields.filter(isNamed);
    if (wrong.length === 0) others.shift();
    for (const field of wrong) field.left.shift();
    told.refused.push(...wrong.filter(({ left }) => left.length === 0).map((field) => nameOf(row, field)));
    fields = fields.filter(({ left }) => left.length > 0);
  }
  told.untried.push(...fields.map((field) => `${nameOf(row, field)}: ${last}`));
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
  // What stands in something that was left out stays left out.
  if (place) place[name] = isList ? [text] : text;
}
