import { count } from '../lib/format.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { Skeleton } from './skeleton.tsx';

interface CountTilesProps {
  /** In display order. `undefined` means not known. */
  counts: readonly (readonly [label: string, number: number | undefined])[];
  isLoading: boolean;
}

/** Totals above a list. Each is a dash if loading failed. */
export function CountTiles({ counts, isLoading }: CountTilesProps) {
  if (isLoading) return <Skeleton className="h-28 rounded-l" />;
  return (
    <FigureTiles
      figures={counts.map(([label, number]) => ({ label, value: number === undefined ? '–' : count(number) }))}
    />
  );
}
