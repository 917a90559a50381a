/** The picture behind the headline, on a dusk gradient that also stands alone while (or if) it does not come. */
export const HeroBackdrop = () => (
  <div
    aria-hidden="true"
    className="absolute inset-0 -z-10 bg-[linear-gradient(180deg,#171a35_0%,#4a3358_42%,#b25b4d_66%,#2b2433_67%,#0e0c10_100%)]"
  >
    <picture>
      <source
        media="(min-width: 768px)"
        srcSet="/hero/wide-1200.webp 1200w, /hero/wide-2400.webp 2400w"
        sizes="(min-width: 1400px) 1320px, 100vw"
      />
      <img
        src="/hero/tall-900.webp"
        alt=""
        fetchPriority="high"
        className="size-full object-cover object-right"
        onError={(event) => event.currentTarget.remove()}
      />
    </picture>
    <div className="absolute inset-0 bg-linear-to-b from-[oklch(0.16_0.04_275/0.6)] to-transparent to-60% md:bg-linear-to-r md:from-[oklch(0.14_0.04_275/0.55)] md:to-50%" />
  </div>
);
