import type { MessageType } from '@forecourt/contract/messaging/messaging-values.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { asking } from '../cars/price.ts';
import { player, type Player } from './cast.ts';

export interface Line {
  speaker: Player;
  type: MessageType;
  text: string;
  /** Time since the previous line. */
  pause: 'minutes' | 'hours' | 'a day';
}

const types: Record<string, MessageType> = { ':': 'text', '*': 'event', '!': 'dealer_invitation' };

/**
 * Parses a script. `Mara: …` is a message, `Kenji* added …` an event, and `Grace! …` an invitation. `…` alone is a
 * pause of hours, an empty line one of about a day, and ` / ` is a line break. {price}, {90%} of it, {miles}, {colour}
 * and {model} are filled in from the car.
 */
export function readScript(script: string, car: DemoCar | null): Line[] {
  let pause: Line['pause'] = 'minutes';
  return script
    .trim()
    .split('\n')
    .flatMap((raw): Line[] => {
      const written = raw.trim();
      if (written === '' || written === '…') {
        pause = written === '' ? 'a day' : 'hours';
        return [];
      }
      const [, name = '', mark = '', text = ''] = /^(\p{L}+)([:*!]) (.+)$/u.exec(written) ?? [];
      const type = types[mark];
      if (!type) throw new Error(`No one says “${written}”`);
      const line = { speaker: player(name), type, text: filled(text, car).replaceAll(' / ', '\n'), pause };
      pause = 'minutes';
      return [line];
    });
}

function filled(text: string, car: DemoCar | null): string {
  return text.replaceAll(/\{([a-z]+|\d+%)\}/g, (_whole, name: string) => {
    if (!car) throw new Error(`“${text}” uses {${name}} but has no car`);
    const { price, mileage, colour } = car.facts;
    const word = { price: dollars(price), miles: count(mileage), colour, model: car.model.model }[name];
    return word ?? dollars(asking((price * Number.parseInt(name, 10)) / 100));
  });
}

const count = (number: number): string => number.toLocaleString('en-US');
const dollars = (amount: number): string => `$${count(amount)}`;
