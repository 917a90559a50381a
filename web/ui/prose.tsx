import type { ReactNode } from 'react';

interface ProseProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page of plain text. Expects `<section><h2>…</h2><p>…</p></section>`. */
export const Prose = ({ title, lead, children }: ProseProps) => (
  <article className="wrap max-w-[760px] py-[clamp(32px,6vw,80px)]">
    <h1 className="text-2xl">{title}</h1>
    <p className="mt-4 text-lg text-ink-2 text-pretty">{lead}</p>
    <div className="mt-10 grid gap-9 text-ink-2 *:min-w-0 [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4 [&_h2]:mb-3 [&_h2]:text-lg [&_h2]:text-ink [&_li]:mt-1.5 [&_p+p]:mt-3 [&_ul+p]:mt-3 [&_strong]:font-semibold [&_strong]:text-ink [&_ul]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">
      {children}
    </div>
  </article>
);
