import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import type { Colour } from '@forecourt/contract/cars/car-facts.ts';
import type { Model } from '../cars/models/model.ts';
import { fileNameOf } from './file-name.ts';
import type { Place } from './places.ts';

/** A picture of a car, and what is in it. */
export interface CarPicture {
  /** In `files/`, without its width and ending. */
  file: string;
  view: 'side' | 'front' | 'rear' | 'wheel' | 'interior';
  place: Place;
  colour: Colour;
}

/** Pixels of every picture. Covers also have a file for cards. */
export const pictureSize = { width: 960, height: 600 };

/** Every combination of model, colour and place has its own cover. */
export const coverOf = ({ make, model }: Model, colour: Colour, place: Place): CarPicture => ({
  file: `covers/${fileNameOf(`${make} ${model}`)}-${colour}-${place}`,
  view: 'side',
  place,
  colour,
});

/** The other views are shared by cars of one shape and colour, interiors and wheels even by similar classes. */
export function otherView(view: OtherView, model: Model, colour: Colour): CarPicture {
  const [cars, place] = sharedBy[view](model);
  return { file: `views/${cars}-${colour}-${view}`, view, place, colour };
}

type OtherView = Exclude<CarPicture['view'], 'side'>;

const sameShape = ({ bodyClass, shape }: Model) =>
  [`${fileNameOf(bodyClass)}-${shape}`, placeOfClass[bodyClass]] as const;

const sharedBy: Record<OtherView, (model: Model) => readonly [cars: string, place: Place]> = {
  front: sameShape,
  rear: sameShape,
  interior: ({ bodyClass }) =>
    bodyClass === 'Motorcycles' ? ['motorcycle', 'mountain-dawn'] : ['car', 'dusk-skyline'],
  wheel: ({ bodyClass }) => [wheels[bodyClass] ?? 'low', 'parking-garage'],
};

const wheels: Partial<Record<BodyClass, string>> = {
  SUVs: 'high',
  'Off-road': 'high',
  Vans: 'high',
  Motorcycles: 'motorcycle',
  'Sports Classics': 'classic',
};

/** Where most covers of the class were taken. */
const placeOfClass: Record<BodyClass, Place> = {
  Compacts: 'studio-light',
  Coupes: 'studio-dark',
  Motorcycles: 'harbour',
  Muscle: 'desert-noon',
  'Off-road': 'desert-noon',
  Sedans: 'studio-light',
  Sports: 'dusk-skyline',
  'Sports Classics': 'suburban-driveway',
  Super: 'dusk-skyline',
  SUVs: 'desert-noon',
  Vans: 'desert-noon',
};
