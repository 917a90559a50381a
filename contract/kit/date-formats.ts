const cache = new Map<string, Intl.DateTimeFormat>();

/**
 * Caches one formatter per locale and options. Creating one is slow and takes 25 kB outside the engine's heap limit.
 * Created per request, they let a process grow to a gigabyte before any of them is freed.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const kind = JSON.stringify([locale, options]);
  const format = cache.get(kind) ?? new Intl.DateTimeFormat(locale, options);
  cache.set(kind, format);
  return format;
}
