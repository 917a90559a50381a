import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { guide } from '@forecourt/contract/guide/guide.ts';
import * as api from '../../lib/api.ts';
import { countOf, money } from '../../lib/format.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { readWhole } from '../../lib/whole-number.ts';
import { DealTag } from '../../shared/deals/deal-tag.tsx';
import { RangeBar } from '../../shared/deals/range-bar.tsx';
import { notEnoughSales } from '../../shared/deals/words.ts';

const { shape } = guide.appraise.input;
type Asked = ReturnType<typeof guide.appraise.input.parse>;
/** The listing form's texts, which may still be incomplete. */
type Typed = Partial<Record<Exclude<keyof Asked, 'has_turbo'>, string>> & { has_turbo?: '' | 'yes' | 'no' };

const debounceMs = 400;

/** The estimated value of the described car, its time to sell, and the rating of the typed price. */
export function TypedWorth({ typed }: { typed: Typed }) {
  const asked = JSON.parse(useDebounced(JSON.stringify(factsOf(typed)), debounceMs)) as Asked | null;
  const { data } = useQuery({
    ...api.guide.appraise.query(asked ?? { make: '-', model: '-', year: 2000 }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
  });
  const found = asked === null ? undefined : data;
  if (!asked || !found) return null;
  const { estimate, deal } = found;
  return (
    <section
      aria-label="What your car is worth"
      className="grid gap-3 rounded-l border border-line bg-surface p-[clamp(16px,2vw,20px)]"
    >
      <div aria-live="polite" className="grid gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="font-semibold">
            {estimate ? `Cars like yours sell for ${money(estimate.low)} to ${money(estimate.high)}` : notEnoughSales}
          </p>
          {deal && <DealTag deal={deal} />}
        </div>
        <p className="text-sm text-ink-2 text-pretty">
          {estimate
            ? `${timeOf(estimate.days_to_sell)}Based on ${countOf(estimate.sales, 'verified sale')}.`
            : `We’ll estimate a price once enough sales of the ${asked.make} ${asked.model} have been verified.`}
        </p>
      </div>
      {estimate && deal === null && asked.price !== undefined && asked.price < estimate.lowest && (
        <p className="text-sm text-warn text-pretty">
          {money(asked.price)} is too far below other sales to be rated. Buyers may think it’s a mistake.
        </p>
      )}
      {estimate && <RangeBar estimate={estimate} {...(asked.price !== undefined && { price: asked.price })} />}
    </section>
  );
}

const timeOf = (days: number | null): string =>
  days === null ? '' : `Half of them sold within ${countOf(Math.max(1, days), 'day')}. `;

const numbers = [
  'year',
  'mileage',
  'price',
  'engine_upgrade',
  'brake_upgrade',
  'transmission_upgrade',
  'armour',
] as const;

/** The facts that are complete. Null without make, model and year. */
function factsOf(typed: Typed): Asked | null {
  const filled = numbers.flatMap((name) => {
    const read = shape[name].safeParse(readWhole(typed[name] ?? ''));
    return read.success && read.data !== null && read.data !== undefined ? [[name, read.data] as const] : [];
  });
  const turbo = typed.has_turbo ? { has_turbo: typed.has_turbo === 'yes' } : {};
  const facts = { make: typed.make?.trim(), model: typed.model?.trim(), ...Object.fromEntries(filled), ...turbo };
  return guide.appraise.input.safeParse(facts).data ?? null;
}
