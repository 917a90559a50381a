const steps = [1, 2, 2.5, 5, 10];
const intervals = 4;

/** Round amounts from below the lowest to above the highest. */
export function axisOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const least = Math.max((high - low) / intervals, high * 0.02, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, (steps.find((one) => one * power >= least) ?? 10) * power);
  const first = Math.max(0, Math.floor(low / step));
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
}
