import { z } from 'zod';
import { readable } from './readable.ts';

/** An id on the wire: a number, or the digits of one. */
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

/** A moment: the server may answer a Date, the wire carries ISO text. */
export const Moment = z
  .union([z.date(), z.string()])
  .transform((value) => (typeof value === 'string' ? value : value.toISOString()))
  .pipe(z.iso.datetime());

/** A day of the calendar, whatever the reader's clock says: 2026-11-30. There was no year 0, and the database knows none. */
export const Day = z.iso.date('Please choose a day').regex(/^(?!0000)/, 'Please choose a day');

/** The answer envelope of the documents' endpoints: `{ success: true, [key]: payload }`. */
export const success = <K extends string, S extends z.ZodType>(key: K, shape: S) =>
  z.object({ success: z.literal(true), [key]: shape } as { success: z.ZodLiteral<true> } & Record<K, S>);

export const done = z.object({ success: z.literal(true) });

/** What a person writes: trimmed, without what cannot be seen and deceives; no control characters. */
export const text = (
  maxLength: number,
  { min = 0, tooShort = askFor(min) }: { min?: number; tooShort?: string } = {},
) =>
  z
    .string()
    .overwrite(readable)
    .min(min, tooShort)
    .max(maxLength, `Please enter at most ${maxLength.toLocaleString('en-US')} characters`)
    .regex(/^[\P{Cc}\n\t]*$/u, 'Please remove the characters that cannot be shown');

const askFor = (min: number) => (min === 1 ? 'Please fill this in' : `Please enter at least ${min} characters`);

/** Text that may be left empty: then it is stored as null, otherwise the shape decides (with its own sentences). */
export const emptyAsNull = <T>(shape: z.ZodType<T, string>) =>
  z.string().transform((given, context): T | null => {
    const text = readable(given);
    if (text === '') return null;
    const parsed = shape.safeParse(text);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) context.addIssue({ code: 'custom', message: issue.message });
    return z.NEVER;
  });
