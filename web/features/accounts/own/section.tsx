import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  text: ReactNode;
  children: ReactNode;
}

/** A section of the account page, with the explanation on the left and the controls on the right. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line pt-8 md:grid-cols-[minmax(0,260px)_minmax(0,1fr)]"
    >
      <div className="grid h-fit gap-1.5">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        <p className="measure text-sm text-ink-2">{text}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
