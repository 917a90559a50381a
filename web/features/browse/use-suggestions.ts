import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SuggestedDealer, Suggestion } from '@forecourt/contract/cars/cars.ts';
import * as api from '../../lib/api.ts';
import { useDebounced } from './use-debounced.ts';

/** A make, a model or a dealer. */
export type Suggested = Suggestion | SuggestedDealer;

const pauseMs = 120;
const shortest = 2;

/** Suggestions for the typed text. Failures are silent, because suggestions are optional. */
export function useSuggestions(text: string, wanted: boolean): readonly Suggested[] {
  const trimmed = text.trim();
  const settled = useDebounced(trimmed, pauseMs);
  const { data } = useQuery({
    ...api.cars.suggest.query({ text: settled }),
    enabled: wanted && settled.length >= shortest,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return trimmed.length >= shortest && data ? [...data.suggestions, ...(data.dealers ?? [])] : [];
}
