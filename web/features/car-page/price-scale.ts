/** Round prices from below the lowest to above the highest: 180,000, 190,000, 200,000. At least two. */
export function priceTicks(low: number, high: number): number[] {
  const step = niceStep(Math.max(high - low, high * 0.04, 1) / maxSteps);
  const first = Math.max(0, Math.floor(low / step) * step);
  const last = Math.ceil(high / step) * step;
  // A line right at the edge is hard to see.
  const bottom = first === low && first > 0 ? first - step : first;
  const top = last === high ? last + step : last;
  return Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, at) => bottom + at * step);
}

const maxSteps = 3;

function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return Math.max(1, ([1, 2, 5, 10].find((part) => part * power >= least) ?? 10) * power);
}

/** Positions on the axis with room for a label: always both ends, and others that aren't too close to another label. */
export function labelled(places: readonly number[], room: number): number[] {
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 0];
  const shown = [first];
  for (const place of places.slice(1, -1)) if (place - shown.at(-1)! >= room && last - place >= room) shown.push(place);
  if (last > first) shown.push(last);
  return shown;
}
