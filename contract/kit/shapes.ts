import { z } from 'zod';
import { readable } from './readable.ts';

/** An id on the wire: a number, or its digits. */
export const Id = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,15}$/, 'Must be an id')
      .transform(Number),
  ])
  .pipe(z.number().int().positive());

export const nothing = z.object({});

/** A point in time. The server may return a Date, the wire carries ISO text. */
export const Moment = z
  .union([z.date(), z.string()])
  .transform((value) => (typeof value === 'string' ? value : value.toISOString()))
  .pipe(z.iso.datetime());

/** A calendar day such as 2026-11-30, independent of the reader's clock. PostgreSQL has no year 0. */
export const Day = z.iso.date('Please select a day').regex(/^(?!0000)/, 'Please select a day');

/** The input of a list limited to some days, both inclusive. Refuses a range in which the list would always be empty. */
export const withDaysInOrder = <S extends z.ZodObject>(input: S): S =>
  input.superRefine((given, context) => {
    const { from, to } = given as { from?: string; to?: string };
    if (from && to && from > to)
      context.addIssue({ code: 'custom', path: ['to'], message: 'The last day can’t be before the first.' });
  });

/** The spec's response envelope: `{ success: true, [key]: payload }`. */
export const success = <K extends string, S extends z.ZodType>(key: K, shape: S) =>
  z.object({ success: z.literal(true), [key]: shape } as { success: z.ZodLiteral<true> } & Record<K, S>);

export const done = z.object({ success: z.literal(true) });

/** User-written text: trimmed, without invisible, deceptive or control characters. */
export const text = (
  maxLength: number,
  { min = 0, tooShort = fillIn(min) }: { min?: number; tooShort?: string } = {},
) =>
  z
    .string()
    .overwrite(readable)
    .min(min, tooShort)
    .max(maxLength, `Please enter at most ${maxLength.toLocaleString('en-US')} characters`)
    .regex(/^[\P{Cc}\n\t]*$/u, 'Please remove the characters that can’t be displayed');

const fillIn = (min: number) => (min === 1 ? 'Please fill this in' : `Please enter at least ${min} characters`);

/** Optional text. Empty text is stored as null, anything else is validated by the schema with its own sentences. */
export const emptyAsNull = <T>(shape: z.ZodType<T, string>) =>
  z.string().transform((input, context): T | null => {
    const text = readable(input);
    if (text === '') return null;
    const parsed = shape.safeParse(text);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) context.addIssue({ code: 'custom', message: issue.message });
    return z.NEVER;
  });
