import type { HistoryState, ParsedLocation } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';

/** The entry of the browser's history that has the results a car was opened from. */
interface ResultsEntry {
  index: number;
  href: string;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    results?: ResultsEntry;
  }
}

/** For links to cars. A car opened from another one leads back to the same results. */
export function resultsEntry(state: ParsedLocation['state']): HistoryState {
  if (typeof document === 'undefined') return {};
  const { pathname, search } = location;
  if (pathname === paths.browse) return { results: { index: state.__TSR_index, href: pathname + search } };
  return state.results ? { results: state.results } : {};
}
