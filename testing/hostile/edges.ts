import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import type { Draft } from './draft.ts';
import type { Dice } from './fuzz-mutator.ts';
import { shapeOf, type Shape } from './shape.ts';

const characters = [
  'x',
  ' ',
  '\u0301',
  '😀',
  '\u202e',
  '"',
  "'",
  '\\',
  '%',
  '_',
  '\n',
  '\t',
  '<',
  '\u200b',
  '\ufffe',
  'ß',
  'İ',
  '(',
  '&',
  ':',
  '*',
  '!',
  '-',
];
const dates = ['0001-01-01', '9999-12-31', '1969-12-31', '2026-02-29', '2024-02-29', '0000-01-01'];
const moments = ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '0000-01-01T00:00:00Z', '2026-03-29T01:30:00Z'];

/** Values at the limits of the schema, just inside or outside. */
function edge(shape: Shape, dice: Dice): unknown {
  if (shape.anyOf) return edge(dice.pick(shape.anyOf), dice);
  if (shape.enum) return dice.pick(shape.enum);
  if (shape.const !== undefined) return shape.const;
  const { minimum = -(2 ** 31), maximum = 2 ** 31 - 1 } = shape;
  switch (Array.isArray(shape.type) ? dice.pick(shape.type) : shape.type) {
    case 'integer':
    case 'number':
      return dice.pick([minimum, minimum - 1, maximum, maximum + 1, minimum + 1, maximum - 1, 0, 1, 1.5, 99_999]);
    case 'boolean':
      return dice.chance(0.5);
    case 'array':
      return Array.from({ length: dice.pick([0, 1, 2, shape.maxItems ?? 100, (shape.maxItems ?? 100) + 1]) }, () =>
        edge(shape.items ?? {}, dice),
      );
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, edge(inner, dice)]),
      );
    case 'string': {
      if (shape.format === 'date') return dice.pick(dates);
      if (shape.format === 'date-time') return dice.pick(moments);
      const most = shape.maxLength ?? 200;
      const text = dice.pick(characters).repeat(dice.pick([1, 2, 3, most, most + 1]));
      return dice.chance(0.3) ? `${dice.below(100_000)}${text}` : text;
    }
    default:
      return null;
  }
}

/**
 * Moves one or more fields to the limits of their schema, because the code behind it must handle whatever the schema
 * allows.
 */
export function toTheEdge(draft: Draft, call: AnyCall, dice: Dice): void {
  const fields = Object.entries(shapeOf(call).properties ?? {});
  if (fields.length === 0) return;
  const chosen = fields.filter(() => dice.chance(2 / fields.length));
  for (const [name, shape] of chosen.length > 0 ? chosen : [dice.pick(fields)]) {
    const value = edge(shape, dice);
    const isInAddress = draft.method === 'GET' || Object.hasOwn(call.address.query, name);
    if (draft.form && !isInAddress) draft.form.push([name, String(value)]);
    else if (draft.json && !isInAddress) draft.json[name] = value;
    else {
      const several = Array.isArray(value) ? value.slice(0, 100) : [value];
      const others = draft.query.filter((pair) => !pair.startsWith(`${name}=`));
      draft.query = [...others, ...several.map((one) => `${name}=${encodeURIComponent(String(one).toWellFormed())}`)];
    }
  }
}
