import { useEffect } from 'react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useChosen } from '../shared/compare/compare-list.ts';
import { compareSearch, readCompareSearch } from '../shared/compare/compare-search.ts';
import { Compare } from '../features/compare/compare.tsx';
import { paths } from '../lib/paths.ts';

export function ComparePage() {
  const asked = readCompareSearch(useSearch({ from: paths.compare }));
  const isBare = asked.ids.length === 0 && asked.wrong.length === 0;
  const navigate = useNavigate();
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
    />
  );
}
