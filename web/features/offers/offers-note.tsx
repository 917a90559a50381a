import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as api from '../../lib/api.ts';
import { countOf, money } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { Time } from '../../ui/time.tsx';

/** The open offers on one of the seller's cars: how many, the best one and whose turn. Leads to them. */
export function OffersNote({ carId }: { carId: number }) {
  const { data } = useQuery(api.offers.onMyCars.query({}));
  useLiveRefresh('offers');
  const found = data?.cars.find(({ car_id }) => car_id === carId);
  if (!found || (found.open === 0 && !found.accepted)) return null;
  const { open, best, your_turn: yourTurn, accepted } = found;
  return (
    <p className="text-sm">
      <Link
        to={paths.car}
        params={{ id: String(carId) }}
        className="font-semibold underline decoration-edge underline-offset-4"
      >
        {accepted ? `Reserved for ${accepted.buyer_name} at ${money(accepted.amount)}` : countOf(open, 'offer')}
      </Link>
      {accepted && (
        <span className="text-ink-2">
          {' '}
          until <Time at={accepted.hold_until} as="deadline" />
        </span>
      )}
      {accepted && open > 0 && <Part>{countOf(open, 'offer')} in line</Part>}
      {best !== null && <Part>best {money(best)}</Part>}
      {!accepted && open > 0 && (
        <Part>
          <span className={yourTurn > 0 ? 'font-semibold text-warn' : undefined}>
            {yourTurn > 0 ? 'your turn' : 'waiting for the buyer'}
          </span>
        </Part>
      )}
    </p>
  );
}

const Part = ({ children }: { children: ReactNode }) => (
  <span className="text-ink-2">
    {' · '}
    <span>{children}</span>
  </span>
);
