import type { ReactNode } from 'react';
import { Construction } from 'lucide-react';

interface NotBuiltYetProps {
  title: string;
  text: ReactNode;
  /** What the page will hold. */
  holds: readonly string[];
  actions: ReactNode;
}

/** A page of a later part, saying so. Gone when the last of them is built. */
export const NotBuiltYet = ({ title, text, holds, actions }: NotBuiltYetProps) => (
  <div className="wrap grid items-start gap-x-16 gap-y-9 py-[clamp(32px,6vw,80px)] lg:grid-cols-[1.15fr_1fr]">
    <div className="grid min-w-0 gap-4">
      <p className="flex items-center gap-2 text-sm font-semibold text-warn">
        <Construction size={18} aria-hidden="true" />
        This page is being built
      </p>
      <h1 className="text-2xl">{title}</h1>
      <div className="max-w-[52ch] wrap-anywhere text-lg text-ink-2 text-pretty">{text}</div>
      <div className="mt-3 flex flex-wrap gap-2.5">{actions}</div>
    </div>
    <div className="rounded-xl border border-dashed border-edge p-[clamp(20px,3vw,32px)]">
      <h2 className="text-lg">What it will hold</h2>
      <ul className="mt-4 grid gap-3 text-ink-2">
        {holds.map((one) => (
          <li key={one} className="grid grid-cols-[22px_1fr]">
            <span aria-hidden="true" className="mt-[0.6em] size-1.5 rounded-full bg-accent" />
            {one}
          </li>
        ))}
      </ul>
    </div>
  </div>
);
