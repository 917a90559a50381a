import { count } from '../lib/format.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { Skeleton } from './skeleton.tsx';

interface CountTilesProps {
  /** In the order they stand; `undefined` what is not known. */
  counts: readonly (readonly [label: string, number: number | undefined])[];
  isLoading: boolean;
}

/** How many there are of each kind, above a list. Where the list did not load, a dash stands for each. */
export function CountTiles({ counts, isLoading }: CountTilesProps) {
  if (isLoading) return <Skeleton className="h-28 rounded-l" />;
  return (
    <FigureTiles
      figures={counts.map(([label, number]) => ({ label, value: number === undefined ? '–' : count(number) }))}
    />
  );
}
