/** Preset suspension lengths. `own` is a custom end time. */
export const spans = { '1': '1 day', '3': '3 days', '7': '7 days', '30': '30 days', own: 'Custom' } as const;
export type Span = keyof typeof spans;
export const spanNames = Object.keys(spans) as [Span, ...Span[]];

/** When the suspension ends. Null while no custom time is entered. */
export function endOf(span: Span, typed: string, nowMs: number): string | null {
  if (span !== 'own') return new Date(nowMs + Number(span) * 86_400_000).toISOString();
  const end = Date.parse(typed);
  return Number.isNaN(end) ? null : new Date(end).toISOString();
}
