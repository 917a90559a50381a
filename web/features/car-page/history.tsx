import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { useNowMs } from '../../lib/ssr-state.ts';
import { money } from '../../lib/format.ts';
import { Time } from '../../ui/time.tsx';
import { PricePlot } from './price-plot.tsx';
import { priceSteps, type PriceStep } from './price-steps.ts';
import { Section } from './section.tsx';

/** Listing date and price history: a plot if the price changed, and a table, newest first. */
export function History({ car }: { car: Car }) {
  const steps = priceSteps(car.price_history);
  const nowMs = useNowMs();
  const untilMs = car.sold_at ? Date.parse(car.sold_at) : nowMs;
  if (steps.length === 0 && !car.published_at) return null;
  return (
    <Section title="History">
      <div className="overflow-hidden rounded-l border border-line bg-surface">
        {steps.length > 1 && (
          <PricePlot steps={steps} untilMs={untilMs} end={car.sold_at ? <Time at={car.sold_at} as="day" /> : 'Today'} />
        )}
        <table className="-mt-px w-full border-collapse text-left">
          <caption className="sr-only">Price history</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Event</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {car.sold_at && <Entry at={car.sold_at} title="Sold" price={car.price} />}
            {steps.toReversed().map((step) => (
              <Entry
                key={step.since}
                at={step.since}
                title={titleOf(step)}
                price={step.price}
                isLowered={isLowered(step)}
              />
            ))}
            {steps.length === 0 && car.published_at && <Entry at={car.published_at} title="Listed" price={car.price} />}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

const titleOf = ({ change }: PriceStep) => {
  if (change === null) return 'Listed';
  return change < 0 ? `Price lowered by ${money(-change)}` : `Price raised by ${money(change)}`;
};

const isLowered = ({ change }: PriceStep) => change !== null && change < 0;

interface EntryProps {
  at: string;
  title: string;
  price: number;
  isLowered?: boolean;
}

const Entry = ({ at, title, price, isLowered: isDown = false }: EntryProps) => (
  <tr className="*:border-t *:border-line *:px-[clamp(14px,1.6vw,20px)] *:py-3">
    <th scope="row" className="grid font-normal">
      <span className={isDown ? 'font-semibold text-good' : 'font-semibold'}>{title}</span>
      <span className="text-sm text-ink-3">
        <Time at={at} as="day" />
      </span>
    </th>
    <td className="text-right font-semibold whitespace-nowrap">{money(price)}</td>
  </tr>
);
