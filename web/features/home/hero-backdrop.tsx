/**
 * The picture covers the full width at the bottom, so the car is never cropped. The sky above continues in the
 * background colour, which also covers for a picture that hasn't loaded.
 */
export const HeroBackdrop = () => (
  <div
    aria-hidden="true"
    className="absolute inset-0 -z-10 overflow-hidden rounded-[inherit] bg-[linear-gradient(180deg,#111536_0%,#171a42_40%,#4a3358_66%,#b25b4d_80%,#2b2433_81%,#0e0c10_100%)]"
  >
    <picture>
      <source
        media="(min-width: 1024px)"
        srcSet="/hero/wide-1200.webp 1200w, /hero/wide-2400.webp 2400w"
        sizes="(min-width: 1400px) 1320px, 100vw"
      />
      <img
        src="/hero/tall-900.webp"
        srcSet="/hero/tall-720.webp 720w, /hero/tall-900.webp 900w"
        sizes="calc(100vw - 32px)"
        alt=""
        fetchPriority="high"
        className="absolute inset-x-0 bottom-0 aspect-3/4 w-full mask-t-from-80% object-cover lg:aspect-[2400/1030]"
        onError={(event) => event.currentTarget.remove()}
      />
    </picture>
    <div className="absolute inset-0 bg-linear-to-b from-[oklch(0.16_0.05_275/0.55)] to-transparent to-65% lg:bg-linear-to-r lg:from-[oklch(0.14_0.05_275/0.6)] lg:to-48%" />
  </div>
);
