import { useId, type ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

interface SectionProps {
  title: string;
  /** Text of the link to all cars. */
  more?: string;
  children: ReactNode;
}

export function Section({ title, more, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-[clamp(40px,5vw,72px)]">
      <div className="mb-[clamp(16px,2vw,28px)] flex items-end justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {more && (
          <ButtonLink to={paths.browse} kind="plain" size="small">
            {more}
          </ButtonLink>
        )}
      </div>
      {children}
    </section>
  );
}
