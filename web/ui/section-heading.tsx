import type { ReactNode } from 'react';

interface SectionHeadingProps {
  title: string;
  text: ReactNode;
  /** Shown next to the title. On a phone the text takes the full width. */
  action?: ReactNode;
}

export const SectionHeading = ({ title, text, action }: SectionHeadingProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1">
    <h2 className="text-xl">{title}</h2>
    <div className="justify-self-end sm:row-span-2">{action}</div>
    <p className="measure text-ink-2 text-pretty max-sm:col-span-full">{text}</p>
  </div>
);
