import type { ReactNode } from 'react';
import { HeroBackdrop } from './hero-backdrop.tsx';

interface HeroProps {
  /** The size of the market, as the start of a sentence. */
  size: ReactNode;
  search: ReactNode;
}

/** Below `lg` the text is in the sky above the car, otherwise in the quiet area to its left. */
export const Hero = ({ size, search }: HeroProps) => (
  <section className="relative isolate z-1 mt-4 grid grid-cols-1 rounded-[20px] text-white md:rounded-2xl lg:min-h-[clamp(480px,44vw,600px)] lg:items-center">
    <HeroBackdrop />
    <div className="min-w-0 p-[clamp(22px,4.4vw,60px)]">
      <div className="grid grid-cols-1 gap-4 lg:max-w-[calc(44%-clamp(22px,4.4vw,60px))]">
        <h1 className="text-3xl lg:w-max lg:max-w-[11ch]">Find the one you’ll keep.</h1>
        <p className="max-w-[40ch] text-lg text-white/88 text-pretty">
          {size}. Clear prices, and a direct line to every seller.
        </p>
        {search}
      </div>
    </div>
    {/* Space for the skyline and the car, scaled with the picture's width. */}
    <div aria-hidden="true" className="pt-[60%] md:pt-[51%] lg:hidden" />
  </section>
);
