import type { Todo } from '@forecourt/contract/analytics/figure-shapes.ts';
import { countOf } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';

type Ending = NonNullable<Todo['ending']>['cars'][number];

/** The listings that end soonest. Each is renewed on its own page. */
export const EndingCars = ({ cars }: { cars: readonly Ending[] }) => (
  <ul className="grid gap-1">
    {cars.map(({ id, name, expires_at }) => (
      <li key={id} className="flex items-center justify-between gap-4">
        <span className="min-w-0 text-sm">
          <span className="block truncate">{name}</span>
          <span className="text-ink-3">{endsIn(expires_at, Date.now())}</span>
        </span>
        <ButtonLink
          to={paths.car}
          params={{ id: String(id) }}
          kind="quiet"
          size="small"
          className="h-11"
          aria-label={`Renew ${name}`}
        >
          Renew
        </ButtonLink>
      </li>
    ))}
  </ul>
);

function endsIn(at: string, nowMs: number): string {
  const hours = Math.round((Date.parse(at) - nowMs) / 3_600_000);
  if (hours < 1) return 'Ends within the hour';
  return `Ends in ${hours < 36 ? countOf(hours, 'hour') : countOf(Math.round(hours / 24), 'day')}`;
}
