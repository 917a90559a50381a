import { Link } from '@tanstack/react-router';
import type { ModelLine } from '@forecourt/contract/guide/guide-shapes.ts';
import { countOf, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Section } from '../../ui/section.tsx';

interface ModelListProps {
  title: string;
  models: readonly ModelLine[];
  /** The figure the list is sorted by. */
  figure: (line: ModelLine) => string;
  /** Text if there are none. */
  none: string;
}

const shown = 5;

/** The first models by one figure. */
export const ModelList = ({ title, models, figure, none }: ModelListProps) => (
  <Section title={title} level={2}>
    {models.length === 0 && <p className="text-ink-2">{none}</p>}
    <ol className="grid">
      {models.slice(0, shown).map((line) => (
        <li key={`${line.make} ${line.model}`} className="border-t border-line first:border-t-0">
          <Link
            to={paths.marketModel}
            params={{ make: line.make, model: line.model }}
            className="group flex items-center justify-between gap-4 rounded-s py-2.5"
          >
            <span className="grid min-w-0">
              <span className="truncate font-semibold decoration-edge underline-offset-4 group-hover:underline">
                {line.make} {line.model}
              </span>
              <span className="truncate text-sm text-ink-3">{detailsOf(line)}</span>
            </span>
            <span className="shrink-0 font-semibold">{figure(line)}</span>
          </Link>
        </li>
      ))}
    </ol>
  </Section>
);

const detailsOf = ({ body_class, median_amount, listed }: ModelLine): string =>
  [body_class, median_amount === null ? null : money(median_amount), `${countOf(listed, 'car')} for sale`]
    .filter(Boolean)
    .join(' · ');
