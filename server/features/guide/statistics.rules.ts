/** Weighted quantile of values, each with its weight. Null without weight. */
export function quantileOf(values: readonly number[], weights: readonly number[], share: number): number | null {
  const order = values.map((_, place) => place).filter((place) => weights[place]! > 0);
  order.sort((one, other) => values[one]! - values[other]!);
  let total = 0;
  for (const place of order) total += weights[place]!;
  if (total <= 0) return null;
  // Each value is in the middle of its weight, and quantiles between two values are interpolated.
  const wanted = share * total;
  let before = 0;
  let last: { value: number; at: number } | null = null;
  for (const place of order) {
    const [value, weight] = [values[place]!, weights[place]!];
    const at = before + weight / 2;
    if (at >= wanted)
      return last === null || at === last.at
        ? value
        : last.value + ((value - last.value) * (wanted - last.at)) / (at - last.at);
    last = { value, at };
    before += weight;
  }
  return last!.value;
}

export const medianOf = (values: readonly number[], weights: readonly number[]) => quantileOf(values, weights, 0.5);

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
