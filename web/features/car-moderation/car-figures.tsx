import { Notice } from '../../ui/notice.tsx';
import { useLiveRefresh } from '../../lib/use-live-refresh.ts';
import { CarTiles } from './car-tiles.tsx';

/** The Cars tab for roles that see totals but no sellers. */
export function CarFigures() {
  useLiveRefresh('staffCars');
  return (
    <div className="grid grid-cols-1 gap-5">
      <h2 className="sr-only">Cars</h2>
      <CarTiles />
      <Notice>Your role shows totals, not individual cars.</Notice>
    </div>
  );
}
