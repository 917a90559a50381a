import { maxCompared } from '@forecourt/contract/cars/chosen-values.ts';
import type * as api from '../../../lib/api.ts';
import type { readCompareSearch } from './compare-search.ts';

type Answer = Pick<Awaited<ReturnType<typeof api.cars.compare>>, 'cars' | 'removed'>;

/** Why not everything is shown that the address asks for; nothing is said of what still loads. */
export function missingSentences(
  { ids, wrong, isTooMany }: ReturnType<typeof readCompareSearch>,
  answer?: Answer,
): string[] {
  const removed = ids.filter((id) => answer?.removed.includes(id));
  const unknown = answer
    ? ids.filter((id) => !answer.removed.includes(id) && !answer.cars.some((car) => car.id === id))
    : [];
  return [
    isTooMany && `At most ${maxCompared} cars stand side by side: these are the first ${maxCompared} of the address.`,
    removed.length > 0 &&
      (removed.length === 1
        ? 'One of these cars has been taken off the market.'
        : `${removed.length} of these cars have been taken off the market.`),
    unknown.length > 0 && `There is no car with the number ${inWords(unknown)}.`,
    wrong.length > 0 &&
      `The address of this page names cars by their numbers; ${inWords(wrong.map((text) => `“${text.slice(0, 20)}”`))} is none.`,
  ].filter((sentence) => sentence !== false);
}

const inWords = (list: readonly (string | number)[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(list.slice(0, 5).map(String));
