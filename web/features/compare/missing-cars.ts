import { maxCompared } from '@forecourt/contract/cars/chosen-values.ts';
import type * as api from '../../lib/api.ts';
import type { readCompareSearch } from '../../shared/compare/compare-search.ts';

type Answer = Pick<Awaited<ReturnType<typeof api.cars.compare>>, 'cars' | 'removed'>;

/** Explains why some cars from the address aren't shown. Cars that still load aren't mentioned. */
export function missingSentences(
  { ids, wrong, isTooMany }: ReturnType<typeof readCompareSearch>,
  answer?: Answer,
): string[] {
  const removed = ids.filter((id) => answer?.removed.includes(id));
  const unknown = answer
    ? ids.filter((id) => !answer.removed.includes(id) && !answer.cars.some((car) => car.id === id))
    : [];
  return [
    isTooMany && `You can compare up to ${maxCompared} cars. Showing the first ${maxCompared} from the link.`,
    removed.length > 0 &&
      (removed.length === 1
        ? 'One of these cars has been taken off the market.'
        : `${removed.length} of these cars have been taken off the market.`),
    unknown.length > 0 && `We couldn’t find a car with the number ${inWords(unknown)}.`,
    wrong.length > 0 && `${inWords(wrong.map((text) => `“${text.slice(0, 20)}”`))} isn’t a car number. Check the link.`,
  ].filter((sentence) => sentence !== false);
}

const inWords = (list: readonly (string | number)[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(list.slice(0, 5).map(String));
