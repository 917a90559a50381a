/** How long a suspension may last at a click; `own` is a time that is typed. */
export const spans = { '1': '1 day', '3': '3 days', '7': '7 days', '30': '30 days', own: 'Another time' } as const;
export type Span = keyof typeof spans;
export const spanNames = Object.keys(spans) as [Span, ...Span[]];

/** The moment it ends; null while a time of one's own is not typed yet. */
export function endOf(span: Span, typed: string, nowMs: number): string | null {
  if (span !== 'own') return new Date(nowMs + Number(span) * 86_400_000).toISOString();
  const end = Date.parse(typed);
  return Number.isNaN(end) ? null : new Date(end).toISOString();
}
