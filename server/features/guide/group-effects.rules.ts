/** A model's mean, its weight, and what it belongs to. */
export interface ModelMean {
  mean: number;
  weight: number;
  /** Its make and class. */
  group: string;
  bodyClass: string;
}

export interface GroupEffects {
  ofModels: number[];
  ofGroups: Record<string, number>;
  ofClasses: Record<string, number>;
  ofAll: number;
  modelVariance: number;
}

const smallest = 0.0025;

interface Seen {
  value: number;
  /** Of its own error. */
  variance: number;
}

/**
 * Empirical Bayes: each level is shrunk towards the one above it, the more the less is known about it. How different
 * models, groups and classes are is estimated from the same means.
 */
export function groupEffects(models: readonly ModelMean[], variance: number): GroupEffects {
  const seen = models.map(({ mean, weight }): Seen => ({
    value: mean,
    variance: weight > 0 ? variance / weight : Infinity,
  }));
  const byGroup = Map.groupBy(models.keys(), (place) => models[place]!.group);
  const classOfGroup = new Map(models.map(({ group, bodyClass }) => [group, bodyClass]));
  const modelVariance = spread([...byGroup.values()].map((places) => places.map((place) => seen[place]!)));
  const groups = mapOf(byGroup, (places) =>
    pooled(
      places.map((place) => seen[place]!),
      modelVariance,
    ),
  );
  const byClass = Map.groupBy(groups.keys(), (group) => classOfGroup.get(group)!);
  const groupVariance = spread([...byClass.values()].map((names) => names.map((name) => groups.get(name)!)));
  const classes = mapOf(byClass, (names) =>
    pooled(
      names.map((name) => groups.get(name)!),
      groupVariance,
    ),
  );
  const classVariance = spread([[...classes.values()]]);
  const all = pooled([...classes.values()], classVariance).value;
  const ofClasses = mapOf(classes, (one) => shrunk(one, all, classVariance));
  const ofGroups = mapOf(groups, (one, name) => shrunk(one, ofClasses.get(classOfGroup.get(name)!)!, groupVariance));
  return {
    ofModels: seen.map((one, place) => shrunk(one, ofGroups.get(models[place]!.group)!, modelVariance)),
    ofGroups: Object.fromEntries(ofGroups),
    ofClasses: Object.fromEntries(ofClasses),
    ofAll: all,
    modelVariance,
  };
}

const mapOf = <K, A, B>(from: ReadonlyMap<K, A>, map: (one: A, key: K) => B): Map<K, B> =>
  new Map([...from].map(([key, one]) => [key, map(one, key)]));

const shrunk = ({ value, variance }: Seen, towards: number, between: number): number =>
  variance === Infinity ? towards : towards + (between / (between + variance)) * (value - towards);

/** The mean of members that differ by `between`, and its own error. */
function pooled(members: readonly Seen[], between: number): Seen {
  let [sum, total] = [0, 0];
  for (const { value, variance } of members) {
    if (variance === Infinity) continue;
    sum += value / (variance + between);
    total += 1 / (variance + between);
  }
  return total > 0 ? { value: sum / total, variance: 1 / total } : { value: 0, variance: Infinity };
}

/** How far members are from their family's mean beyond their own errors (Paule and Mandel), as a variance. */
function spread(families: readonly (readonly Seen[])[]): number {
  const known = families.map((members) => members.filter(({ variance }) => variance < Infinity));
  const freedom = known.reduce((sum, { length }) => sum + Math.max(0, length - 1), 0);
  if (freedom === 0) return 0.1;
  const excess = (between: number): number => {
    let sum = 0;
    for (const members of known) {
      const { value: mean } = pooled(members, between);
      for (const { value, variance } of members) sum += (value - mean) ** 2 / (variance + between);
    }
    return sum - freedom;
  };
  let [low, high] = [smallest, 4];
  if (excess(low) <= 0) return low;
  for (let round = 0; round < 40; round += 1) {
    const middle = Math.sqrt(low * high);
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return Math.sqrt(low * high);
}
