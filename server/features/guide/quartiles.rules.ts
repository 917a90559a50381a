import type { Confidence } from '@forecourt/contract/guide/guide-values.ts';
import { sumOf, type ModelFit, type Quartiles } from './model-fit.rules.ts';
import { quantileOf } from './statistics.rules.ts';

export interface FittedModel {
  id: number;
  /** Places in the columns. */
  sales: Uint32Array;
  fit: ModelFit;
}

export const normal: Quartiles = [-0.6745, 0, 0.6745];

/** Sales of models with much less confidence than others vary more, so each level of confidence has its own. */
export function quartilesOf(fits: readonly FittedModel[]): Record<Confidence, Quartiles> {
  const errorsAt = (confidence?: Confidence): HeldOut => {
    const own = fits.filter(({ fit }) => fit.confidence && (!confidence || fit.confidence === confidence));
    return {
      errors: joined(own.map(({ fit }) => fit.heldOut)),
      weights: joined(own.map(({ fit }) => fit.fairWeights)),
    };
  };
  const all = errorsAt();
  const ofAll = normal.map((usual, place) => blend(all, place, usual, 20));
  const of = (confidence: Confidence) => {
    const own = errorsAt(confidence);
    return ofAll.map((usual, place) => blend(own, place, usual, 60)) as unknown as Quartiles;
  };
  return { low: of('low'), medium: of('medium'), high: of('high') };
}

interface HeldOut {
  errors: Float64Array;
  weights: Float64Array;
}

function joined(parts: readonly Float64Array[]): Float64Array {
  const whole = new Float64Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A quartile, shrunk towards the usual one as if that had been seen so many times. */
function blend({ errors, weights }: HeldOut, place: number, usual: number, times: number): number {
  const own = quantileOf(errors, weights, (place + 1) / 4);
  if (own === null) return usual;
  const total = sumOf(weights);
  return (total * own + times * usual) / (total + times);
}
