import { heightAt } from '../curves.ts';
import type { Silhouette, WheelPlace } from '../silhouette.ts';
import type { Measures } from './measure.ts';

/** One upright cut through a car's side: the heights that contours run between. */
export interface Column {
  x: number;
  top: number;
  shoulder: number;
  hem: number;
  /** How far the wheels push the metal out here, from 0 to 1. */
  bulge: number;
}

const COLUMNS = 26;

/** Computed once for all bands, because looking up heights takes most of the drawing time. */
export function columnsOf(car: Silhouette, m: Measures): Column[] {
  const near = (wheel: WheelPlace, x: number) => Math.exp(-(((x - wheel.x) / (wheel.r * 1.25)) ** 2));
  return Array.from({ length: COLUMNS + 1 }, (_, i) => {
    const x = -8 + ((car.length + 16) * i) / COLUMNS;
    return {
      x,
      top: heightAt(m.top, x),
      shoulder: heightAt(m.shoulder, x),
      hem: m.hem(x),
      bulge: near(car.front, x) + near(car.rear, x),
    };
  });
}

/** Everything below a contour, as a path. Relative steps are half the text of absolute ones, and there are many bands. */
export function belowContour(columns: readonly Column[], height: (column: Column) => number): string {
  let [x, y] = [0, 0];
  const steps = columns.map((column) => {
    const [toX, toY] = [Math.round(column.x * 10), Math.round(-height(column) * 10)];
    const step = `${(toX - x) / 10} ${(toY - y) / 10}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `m${steps.join(' ')}V4H-8z`;
}
