export type Zone = 'UTC' | undefined;

/**
 * Date formatters for the reader's zone and for a given one. Creating one takes a phone several milliseconds, so each
 * is created on first use.
 */
export function zones(style: Intl.DateTimeFormatOptions) {
  const made: { own?: Intl.DateTimeFormat; UTC?: Intl.DateTimeFormat } = {};
  return (zone?: Zone) =>
    (made[zone ?? 'own'] ??= new Intl.DateTimeFormat('en-US', { ...style, ...(zone && { timeZone: zone }) }));
}
