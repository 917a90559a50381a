import { useId } from 'react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Leads to the market pages. */
export function WorthBand() {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="mt-[clamp(40px,5vw,72px)] grid items-center gap-x-10 gap-y-5 rounded-xl bg-sunken p-[clamp(22px,4vw,48px)] md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="grid gap-2">
        <h2 id={id} className="text-2xl">
          What is it worth?
        </h2>
        <p className="measure text-lg text-ink-2 text-pretty">
          See what cars really sell for, which models have become cheaper, and how long they take to sell.
        </p>
      </div>
      <ButtonLink to={paths.market} className="justify-self-start">
        Market prices
      </ButtonLink>
    </section>
  );
}
