/** Lists a decision's consequences before it is made. */
export const WhatThisWillDo = ({ sentences }: { sentences: readonly string[] }) => (
  <section aria-label="What this will do" className="grid gap-2 rounded-m bg-sunken px-4 py-3.5">
    <h3 className="text-sm font-semibold">What this will do</h3>
    <ul aria-live="polite" className="grid list-disc gap-1.5 pl-5 text-sm wrap-anywhere text-ink-2 marker:text-ink-3">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </section>
);
