import type { z } from 'zod';

type Shape = z.core.$ZodType;
type Fields = Record<string, unknown>;

/**
 * Queries and forms carry only text. Each field is parsed to the type its schema asks for, if possible.
 * Anything else is left unchanged so that the schema rejects it with its own sentence.
 */
export function fromText(shapes: Record<string, Shape>, input: Fields): Fields {
  const fields: Fields = { ...input };
  for (const [name, shape] of Object.entries(shapes)) {
    if (Object.hasOwn(input, name)) fields[name] = read(shape, input[name]);
    // Text can only express an empty list by leaving it out.
    else if (inside(shape).type === 'array' && shape._zod.optin !== 'optional') fields[name] = [];
  }
  return fields;
}

export function canBeText(shape: Shape): boolean {
  const def = inside(shape);
  switch (def.type) {
    case 'array':
      return inside(def.element).type !== 'array' && canBeText(def.element);
    case 'union':
      return def.options.every(canBeText);
    default:
      return ['string', 'number', 'boolean', 'literal', 'enum', 'template_literal'].includes(def.type);
  }
}

function read(shape: Shape, value: unknown): unknown {
  const def = inside(shape);
  if (def.type === 'array') return (Array.isArray(value) ? value : [value]).map((item) => read(def.element, item));
  if (typeof value !== 'string') return value;
  if (value === '' && accepts(shape, null)) return null;
  switch (def.type) {
    case 'number':
      return isNumber(value) ? Number(value) : value;
    case 'boolean':
      return ['true', 'false'].includes(value) ? value === 'true' : value;
    case 'literal':
      return def.values.find((item) => String(item) === value) ?? value;
    case 'union': {
      if (accepts(shape, value)) return value;
      const fitting = def.options.find((option) => accepts(option, read(option, value)));
      return fitting ? read(fitting, value) : value;
    }
    default:
      return value;
  }
}

/** The innermost schema that checks the value, without optional, default or transform wrappers. */
function inside(shape: Shape): z.core.$ZodTypes['_zod']['def'] {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'readonly':
      return inside(def.innerType);
    case 'pipe':
      return inside(def.in);
    case 'lazy':
      return inside(def.getter());
    default:
      return def;
  }
}

const accepts = (shape: Shape, value: unknown) => (shape as z.ZodType).safeParse(value).success;

/** Plain decimals, and anything JavaScript itself writes for a number. */
const isNumber = (text: string) => /^-?\d+(\.\d+)?$/.test(text) || String(Number(text)) === text;
