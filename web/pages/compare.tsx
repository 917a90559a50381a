import { useEffect } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useChosen } from '../shared/compare/compare-list.ts';
import { compareSearch, readCompareSearch } from '../shared/compare/compare-search.ts';
import { useIsSignedIn } from '../features/accounts/session.ts';
import { useLogIn } from '../features/accounts/use-log-in.ts';
import { useMember } from '../features/accounts/use-member.ts';
import { MessageAboutCar } from '../features/messaging/message-about-car.tsx';
import { Compare } from '../features/compare/compare.tsx';
import { carName } from '../lib/car-words.ts';
import { paths } from '../lib/paths.ts';

export function ComparePage() {
  const asked = readCompareSearch(useSearch({ from: paths.compare }));
  const isBare = asked.ids.length === 0 && asked.wrong.length === 0;
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const onLogIn = useLogIn();
  const member = useMember();
  const chosen = useChosen().map(({ id }) => id);
  const ownSearch = compareSearch(chosen).cars;
  // Without cars in its address, it compares those selected on this device.
  useEffect(() => {
    if (isBare && ownSearch) void navigate({ to: paths.compare, search: { cars: ownSearch }, replace: true });
  }, [isBare, ownSearch, navigate]);
  return (
    <Compare
      asked={asked}
      onCars={(ids) =>
        void navigate({ to: paths.compare, search: compareSearch(ids), replace: true, resetScroll: false })
      }
      renderMessage={(car) => {
        const isOwn =
          car.dealer_id === null ? car.seller_id === member?.id : car.dealer_id === member?.dealer_account_id;
        return (
          car.status === 'active' &&
          !isOwn && <MessageAboutCar carId={car.id} name={carName(car)} isSignedIn={isSignedIn} onLogIn={onLogIn} />
        );
      }}
    />
  );
}
