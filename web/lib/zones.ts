export type Zone = 'UTC' | undefined;

/**
 * The reader's formatter, and one for a zone that is named. Making one takes a phone several milliseconds, so none is
 * made before something is to be written with it.
 */
export function zones(style: Intl.DateTimeFormatOptions) {
  const made: { own?: Intl.DateTimeFormat; UTC?: Intl.DateTimeFormat } = {};
  return (zone?: Zone) =>
    (made[zone ?? 'own'] ??= new Intl.DateTimeFormat('en-US', { ...style, ...(zone && { timeZone: zone }) }));
}
