/** A search parameter. Addresses are untrusted: `read` returns undefined for anything that isn't a valid value. */
interface Field<T> {
  read: (value: unknown) => T | undefined;
  /** Stands for a missing or invalid parameter and is left out of the address. */
  usual: T;
  /** The parameter's name in the address, if it differs from the field's. */
  key?: string;
}

type Fields = Record<string, Field<unknown>>;

type Values<F extends Fields> = { [N in keyof F]: F[N]['usual'] };

/** The values that aren't the usual ones. */
type Compact<F extends Fields> = { [N in keyof F]?: Exclude<F[N]['usual'], undefined | null> };

/** Search parameters as a table: each is described once, and read and written by it. */
export function searchFields<F extends Fields>(fields: F) {
  const all = Object.entries(fields);
  const read = (params: Record<string, unknown>) =>
    Object.fromEntries(
      all.map(([name, field]) => [name, field.read(params[field.key ?? name]) ?? field.usual]),
    ) as Values<F>;
  const changed = (values: Record<string, unknown>) =>
    all.filter(([name, { usual }]) => ![undefined, '', usual].includes(values[name]));
  return {
    /** Every field's value. */
    read,
    /** Only the values that aren't the usual ones, so that equal states have equal addresses. */
    compact: (params: Record<string, unknown>): Compact<F> => {
      const values = read(params);
      return Object.fromEntries(changed(values).map(([name]) => [name, values[name]])) as Compact<F>;
    },
    /** The address's parameters. */
    write: (values: Partial<Values<F>>): Record<string, string> =>
      Object.fromEntries(changed(values).map(([name, { key }]) => [key ?? name, String(values[name])])),
  };
}

export type SearchOf<T extends { compact: (params: never) => unknown }> = ReturnType<T['compact']>;

/** One of a few values, optional or with a usual one. */
export function choice<const T extends string>(values: readonly T[]): Field<T | undefined>;
export function choice<const T extends string>(values: readonly T[], usual: NoInfer<T>): Field<T>;
export function choice<const T extends string>(values: readonly T[], usual?: T): Field<T | undefined> {
  return { read: (value) => values.find((one) => one === value), usual };
}

/** Text as it is being typed, spaces included. */
export const typed = (max: number): Field<string> => ({
  read: (value) => (typeof value === 'string' ? value.slice(0, max) : undefined),
  usual: '',
});

/** Text without the spaces around it. */
export const phrase = (max: number, { cut = false } = {}): Field<string | undefined> => ({
  read: (value) => {
    const text = typeof value === 'string' ? value.trim() : '';
    return text.length <= max || cut ? text.slice(0, max) || undefined : undefined;
  },
  usual: undefined,
});

export const matching = (pattern: RegExp): Field<string | undefined> => ({
  read: (value) => (typeof value === 'string' && pattern.test(value) ? value : undefined),
  usual: undefined,
});

/** A calendar day such as 2026-11-30. */
export const day: Field<string | undefined> = {
  read: (value) => {
    const text = matching(/^\d{4}-\d\d-\d\d$/).read(value);
    return text !== undefined && !Number.isNaN(Date.parse(text)) ? text : undefined;
  },
  usual: undefined,
};

/** Swaps the ends of a range that is the wrong way round. The server would refuse it. */
export const withDaysInOrder = <V extends { from: string | undefined; to: string | undefined }>(values: V): V =>
  values.from && values.to && values.from > values.to ? { ...values, from: values.to, to: values.from } : values;

const wholeIn = (value: unknown, max: number) =>
  /^[1-9]\d{0,14}$/.test(String(value)) && Number(value) <= max ? Number(value) : undefined;

/** A positive whole number, such as an id. */
export const whole = (max = 999_999_999_999_999): Field<number | undefined> => ({
  read: (value) => wholeIn(value, max),
  usual: undefined,
});

export const page = (max = 999): Field<number> => ({ read: (value) => wholeIn(value, max), usual: 1 });

/** A field with a shorter or prefixed name in the address. */
export const named = <T>(key: string, field: Field<T>): Field<T> => ({ ...field, key });

/** A field whose value is null if it is missing. */
export const orNull = <T>({ read }: Field<T | undefined>): Field<T | null> => ({ read, usual: null });
