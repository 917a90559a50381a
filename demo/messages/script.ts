import type { MeetingKind } from '@forecourt/contract/meetings/meeting-values.ts';
import type { MessageType } from '@forecourt/contract/messaging/messaging-values.ts';
import type { DemoCar } from '../cars/demo-cars.ts';
import { asking } from '../cars/price.ts';
import { player, type Player } from './cast.ts';

export interface Line {
  speaker: Player;
  type: MessageType;
  /** Of a step of a meeting only once its time is known. */
  text: string;
  /** Makes an offer, or takes a step towards a meeting. */
  step: Step | null;
  /** Time since the previous line. */
  pause: 'minutes' | 'hours' | 'a day';
}

export interface TimedLine extends Line {
  at: Date;
  /** Set for a step towards a meeting. */
  startsAt?: Date;
}

export type Step =
  | { kind: 'offer'; amount: number; note: string | null }
  /** A time in hours: from now if positive, otherwise until the first line after the next empty one. */
  | { kind: 'proposes'; meeting: MeetingKind; hours: number; area: string; place: string }
  | { kind: 'accepts' };

const types: Record<string, MessageType> = {
  ':': 'text',
  '*': 'event',
  '!': 'dealer_invitation',
  $: 'event',
  '@': 'event',
};

/**
 * Parses a script. `Mara: …` is a message, `Kenji* added …` an event, and `Grace! …` an invitation. `Mara$ {90%} Note` is an
 * offer, `Mara@ viewing +30h Burton, By the gate` proposes a meeting, and `Kenji@ yes` accepts it. `…` alone is a pause of
 * hours, an empty line one of about a day, and ` / ` is a line break. {price}, {90%} of it, {miles}, {colour} and {model}
 * are filled in from the car.
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
      const [, name = '', mark = '', text = ''] = /^(\p{L}+)([:*!$@]) (.+)$/u.exec(written) ?? [];
      const type = types[mark];
      if (!type) throw new Error(`No one says “${written}”`);
      const words = filled(text, car).replaceAll(' / ', '\n');
      const step = stepOf(mark, words);
      const line = { speaker: player(name), type, text: step ? offered(step, car) : words, step, pause };
      pause = 'minutes';
      return [line];
    });
}

function stepOf(mark: string, text: string): Step | null {
  if (mark === '$') {
    const [, amount = '', note] = /^\$([\d,]+)(?: (.+))?$/.exec(text) ?? [];
    return { kind: 'offer', amount: Number(amount.replaceAll(',', '')), note: note ?? null };
  }
  if (mark !== '@') return null;
  if (text === 'yes') return { kind: 'accepts' };
  const [, meeting = '', hours = '', area = '', place = ''] = /^(\w+) ([+-]\d+)h ([^,]+), (.+)$/.exec(text) ?? [];
  return { kind: 'proposes', meeting: meeting as MeetingKind, hours: Number(hours), area, place };
}

/** As `makeOffer` writes it. */
const offered = (step: Step, car: DemoCar | null): string =>
  step.kind === 'offer' && car ? `offered ${dollars(step.amount)} for “${nameOf(car)}”` : '';

const nameOf = ({ words, facts, model }: DemoCar): string =>
  words.title ?? `${facts.year} ${model.make} ${model.model}`;

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
