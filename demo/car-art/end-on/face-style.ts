import type { BodyClass } from '../body-class.ts';
import type { Random } from '../random.ts';
import type { Silhouette } from '../silhouette.ts';

export type Grille = 'shield' | 'wide' | 'mouth' | 'slots' | 'slim' | 'oval' | 'closed' | 'wedge' | 'crate';
export type Headlamp = 'swept' | 'slim' | 'quad' | 'tall' | 'round' | 'twin-round' | 'projector';
export type TailLamp = 'bar' | 'blocks' | 'hook' | 'twin-round' | 'upright' | 'triple' | 'slit';
export type Exhaust = 'none' | 'dual' | 'quad' | 'centre';

/** Details of a car's face and tail picked by the seed, within what suits its class. */
export interface FaceStyle {
  grille: Grille;
  headlamp: Headlamp;
  tailLamp: TailLamp;
  exhaust: Exhaust;
}

type Choices<T> = readonly [T, ...T[]];
interface ClassFaces {
  grilles: Choices<Grille>;
  headlamps: Choices<Headlamp>;
  tailLamps: Choices<TailLamp>;
  exhausts: Choices<Exhaust>;
}

const FACES: Record<Exclude<BodyClass, 'Motorcycles'>, ClassFaces> = {
  Compacts: {
    grilles: ['slim', 'closed', 'mouth'],
    headlamps: ['swept', 'projector', 'tall'],
    tailLamps: ['blocks', 'hook', 'upright'],
    exhausts: ['dual', 'none', 'centre'],
  },
  Sedans: {
    grilles: ['shield', 'wide', 'slim'],
    headlamps: ['swept', 'slim', 'quad'],
    tailLamps: ['bar', 'hook', 'blocks'],
    exhausts: ['dual', 'dual', 'none'],
  },
  SUVs: {
    grilles: ['shield', 'wide', 'crate'],
    headlamps: ['slim', 'swept', 'tall'],
    tailLamps: ['bar', 'hook', 'upright'],
    exhausts: ['dual', 'none'],
  },
  Coupes: {
    grilles: ['shield', 'mouth', 'slim'],
    headlamps: ['swept', 'slim', 'quad'],
    tailLamps: ['bar', 'slit', 'hook'],
    exhausts: ['dual', 'quad'],
  },
  Muscle: {
    grilles: ['wide', 'crate'],
    headlamps: ['quad', 'slim', 'projector'],
    tailLamps: ['triple', 'bar', 'blocks'],
    exhausts: ['dual', 'quad'],
  },
  'Sports Classics': {
    grilles: ['oval', 'crate'],
    headlamps: ['round'],
    tailLamps: ['twin-round', 'blocks'],
    exhausts: ['dual', 'centre'],
  },
  Sports: {
    grilles: ['mouth', 'closed', 'wedge'],
    headlamps: ['swept', 'projector', 'slim'],
    tailLamps: ['bar', 'twin-round', 'slit'],
    exhausts: ['quad', 'centre', 'dual'],
  },
  Super: {
    grilles: ['wedge', 'mouth', 'closed'],
    headlamps: ['slim', 'swept'],
    tailLamps: ['slit', 'twin-round', 'hook'],
    exhausts: ['centre', 'quad'],
  },
  'Off-road': {
    grilles: ['slots', 'crate', 'wide'],
    headlamps: ['tall', 'quad'],
    tailLamps: ['upright', 'blocks'],
    exhausts: ['none'],
  },
  Vans: {
    grilles: ['slim', 'crate', 'closed'],
    headlamps: ['tall', 'swept'],
    tailLamps: ['upright'],
    exhausts: ['none'],
  },
};

export function chooseFace(car: Silhouette, bodyClass: Exclude<BodyClass, 'Motorcycles'>, random: Random): FaceStyle {
  const choices = FACES[bodyClass];
  const grille = random.pick(choices.grilles);
  const headlamp = random.pick(choices.headlamps);
  const tailLamp = random.pick(choices.tailLamps);
  const exhaust = random.pick(choices.exhausts);
  const retro = bodyClass === 'Muscle' ? 'twin-round' : 'round';
  return {
    grille: car.squareArch ? 'slots' : retroGrille(car, bodyClass, grille),
    headlamp: car.roundLamp ? retro : headlamp,
    tailLamp: car.roundTail ? 'twin-round' : tailLamp,
    exhaust: car.exhaust ? exhaust : 'none',
  };
}

/** A round-eyed car wears the grille of its time. */
function retroGrille(car: Silhouette, bodyClass: BodyClass, grille: Grille): Grille {
  if (!car.roundLamp) return grille;
  if (bodyClass === 'Muscle') return 'wide';
  if (bodyClass === 'Vans') return 'closed';
  return bodyClass === 'Sports Classics' ? grille : 'slim';
}
