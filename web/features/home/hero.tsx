import { HeroBackdrop } from './hero-backdrop.tsx';
import { HeroSearch } from './hero-search.tsx';

interface HeroProps {
  onSearch: (text: string) => void;
}

export const Hero = ({ onSearch }: HeroProps) => (
  <section className="relative isolate mt-4 grid min-h-[min(640px,82vh)] overflow-hidden rounded-[20px] text-white md:min-h-[clamp(520px,62vh,640px)] md:items-end md:rounded-2xl">
    <HeroBackdrop />
    {/* On narrow screens the car stands between the words and the search. */}
    <div className="flex min-w-0 flex-col gap-5 p-[clamp(22px,4.4vw,60px)] max-md:justify-between">
      <div className="grid gap-4">
        <h1 className="max-w-[11ch] text-3xl">Find the one you’ll keep.</h1>
        <p className="max-w-[40ch] text-lg text-white/88 text-pretty">
          The city’s car market. Private sellers and dealers, plain prices, and a straight line to whoever holds the
          keys.
        </p>
      </div>
      <HeroSearch onSearch={onSearch} />
    </div>
  </section>
);
