/**
 * Weighted quantile of values, each with its weight. Each value is in the middle of its weight, and quantiles between two
 * values are interpolated. Null without weight. Selects instead of sorting, because there may be a million values.
 */
export function quantileOf(values: ArrayLike<number>, weights: ArrayLike<number>, share: number): number | null {
  const kept = new Float64Array(values.length);
  const own = new Float64Array(values.length);
  let [high, total] = [-1, 0];
  for (let place = 0; place < values.length; place += 1) {
    const weight = weights[place]!;
    if (!(weight > 0)) continue;
    high += 1;
    kept[high] = values[place]!;
    own[high] = weight;
    total += weight;
  }
  if (total <= 0) return null;
  const wanted = share * total;
  let [low, before] = [0, 0];
  /** The value just below those that are left. */
  let last: { value: number; at: number } | null = null;
  while (low < high) {
    const middle = split(kept, own, low, high);
    // The largest of the lower part, and the weight up to it.
    let [largest, sum] = [low, 0];
    for (let place = low; place <= middle; place += 1) {
      sum += own[place]!;
      if (kept[place]! > kept[largest]!) largest = place;
    }
    const at = before + sum - own[largest]! / 2;
    if (at >= wanted) {
      if (middle === high) break;
      high = middle;
    } else {
      last = { value: kept[largest]!, at };
      before += sum;
      low = middle + 1;
    }
  }
  const at = before + own[low]! / 2;
  const value = kept[low]!;
  if (last === null || at <= last.at || at < wanted) return value;
  return last.value + ((value - last.value) * (wanted - last.at)) / (at - last.at);
}

/** Moves smaller values to the left, with their weights, and returns the last place of the lower part (Hoare). */
function split(values: Float64Array, weights: Float64Array, low: number, high: number): number {
  const pivot = values[(low + high) >>> 1]!;
  let [left, right] = [low - 1, high + 1];
  for (;;) {
    do left += 1;
    while (values[left]! < pivot);
    do right -= 1;
    while (values[right]! > pivot);
    if (left >= right) return right;
    [values[left], values[right]] = [values[right]!, values[left]!];
    [weights[left], weights[right]] = [weights[right]!, weights[left]!];
  }
}

export const medianOf = (values: ArrayLike<number>, weights: ArrayLike<number>) => quantileOf(values, weights, 0.5);

/** Beyond this many deviations a sale is ignored. */
export const maxDeviations = 4;

/** Tukey's biweight: 1 in the middle, falling to 0 at four deviations. */
export function robustWeight(residual: number, deviation: number): number {
  const far = residual / (maxDeviations * deviation);
  const near = 1 - far * far;
  return near <= 0 ? 0 : near * near;
}

/** The standard deviation of normal errors with this median absolute error. */
export const deviationOfMedian = 1.4826;

/** Solves A x = b for a symmetric positive matrix, in place (Cholesky). */
export function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row]![column]!;
      for (let k = 0; k < column; k += 1) sum -= matrix[row]![k]! * matrix[column]![k]!;
      matrix[row]![column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / matrix[column]![column]!;
    }
  const found = right.slice();
  for (let row = 0; row < size; row += 1) {
    for (let k = 0; k < row; k += 1) found[row]! -= matrix[row]![k]! * found[k]!;
    found[row]! /= matrix[row]![row]!;
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    for (let k = row + 1; k < size; k += 1) found[row]! -= matrix[k]![row]! * found[k]!;
    found[row]! /= matrix[row]![row]!;
  }
  return found;
}
