import type { AnyCall } from '@forecourt/contract/kit/call.ts';
import { z } from 'zod';

/** An input's schema, as JSON Schema. */
export interface Shape {
  type?: string | string[];
  format?: string;
  pattern?: string;
  allOf?: Shape[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  items?: Shape;
  maxItems?: number;
  properties?: Record<string, Shape>;
}

const known = new WeakMap<AnyCall, Shape>();

/** The whole input of a call, including optional fields. */
export function shapeOf(call: AnyCall): Shape {
  const shape = known.get(call) ?? (z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' }) as Shape);
  known.set(call, shape);
  return shape;
}
