const made = new Map<string, Intl.DateTimeFormat>();

/**
 * One of each kind, kept. Making one takes long, and 25 kB outside of what the engine counts as its memory: made anew for
 * every request, they let a process grow to a gigabyte before any of them is given back.
 */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const kind = JSON.stringify([locale, options]);
  const kept = made.get(kind) ?? new Intl.DateTimeFormat(locale, options);
  made.set(kind, kept);
  return kept;
}
