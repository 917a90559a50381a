import type { Colour } from '@forecourt/contract/cars/car-facts.ts';
import { blurOf } from '../pictures/blur.ts';
import { coverOf, otherView, type CarPicture } from '../pictures/car-pictures.ts';
import type { Place } from '../pictures/places.ts';
import { keyOf } from '../pictures/shipped-files.ts';
import type { Model } from './models/model.ts';

export interface Picture extends CarPicture {
  key: string;
  blur: string;
}

interface Shown {
  number: number;
  model: Model;
  year: number;
  colour: Colour;
}

/** The cover and the other views of a car. At most four of a car that is too old for the interior, otherwise five. */
export function galleryFor({ number, model, year, colour }: Shown, place: Place, count: number): Picture[] {
  // The interior has screens. A motorcycle's gauges suit any year.
  const hasScreens = year >= 2004 || model.bodyClass === 'Motorcycles';
  const mostWanted = ['front', ...(hasScreens ? ['interior'] : []), 'rear', 'wheel'].slice(0, count - 1);
  const views = (['front', 'rear', 'interior', 'wheel'] as const).filter((view) => mostWanted.includes(view));
  const others = views.map((view) => otherView(view, model, colour));
  return [coverOf(model, colour, place), ...others].map((picture) => ({
    ...picture,
    key: keyOf(`car ${number}`, picture.file),
    blur: blurOf(picture),
  }));
}
