import type { Feature } from '@forecourt/contract/cars/car-facts.ts';
import type { BodyClass } from '@forecourt/contract/cars/body-classes.ts';
import { createRandom, type Random } from '../random.ts';
import type { DealerName } from '../people.ts';
import { deckOf, type Deck } from './deck.ts';
import type { Facts } from './car-facts.ts';
import { newestYear } from './facts.ts';
import type { Model } from './models/model.ts';
import { ofBodyClass } from './words/body-classes.ts';
import { conditionNotes, dealerCondition, ofCondition, ofUpgrades, ownTitles } from './words/condition.ts';
import { dealerVoices } from './words/dealers.ts';
import { suits, textOf, type Fragment, type Trait } from './words/fragment.ts';
import { closings, openings, reasons } from './words/private-sellers.ts';

interface Offer {
  model: Model;
  facts: Facts;
  dealer: DealerName | null;
}

export interface Words {
  title: string | null;
  description: string;
  conditionNote: string | null;
}

/** Writes one listing after another, in the seller's voice. No two are alike. */
export function startWriting(): (offer: Offer) => Words {
  const random = createRandom('what sellers write');
  const decks = new Map<readonly Fragment[], Deck<Fragment>>();
  const written = new Set<string>();

  function say(list: readonly Fragment[], offer: Offer, traits: ReadonlySet<Trait>): string {
    const deck = decks.get(list) ?? deckOf(list, random);
    decks.set(list, deck);
    const fragment = deck.draw((card) => suits(card, traits));
    return fragment === null ? '' : filledIn(textOf(fragment), offer);
  }

  function write(offer: Offer): Words {
    const traits = traitsOf(offer);
    const lists = offer.dealer ? dealerLists(offer, random) : privateLists(offer, random);
    const notes = conditionNotes[offer.facts.condition];
    return {
      title: random.chance(0.34) ? capital(say(ownTitles, offer, traits)) : null,
      description: lists
        .map((list) => say(list, offer, traits))
        .filter(Boolean)
        .map(capital)
        .join(' '),
      conditionNote: random.chance(0.4) ? say(notes, offer, traits) : null,
    };
  }

  return (offer) => {
    let words = write(offer);
    while (written.has(words.description)) words = write(offer);
    written.add(words.description);
    return words;
  };
}

function privateLists({ model, facts }: Offer, random: Random): (readonly Fragment[])[] {
  const body = [ofBodyClass[model.bodyClass], ofCondition[facts.condition]];
  if (random.chance(0.3)) body.reverse();
  return [
    ...(random.chance(0.9) ? [openings] : []),
    ...body,
    ...(random.chance(wantsWorkMentioned(facts)) ? [ofUpgrades] : []),
    ...(random.chance(0.5) ? [reasons] : []),
    ...(random.chance(0.85) ? [closings] : []),
  ].slice(0, 5);
}

function dealerLists({ model, facts, dealer }: Offer, random: Random): (readonly Fragment[])[] {
  const voice = dealerVoices[dealer ?? 'Eclipse Motors'];
  return [
    voice.openings,
    ofBodyClass[model.bodyClass],
    ...(random.chance(0.85) ? [dealerCondition[facts.condition]] : []),
    ...(random.chance(wantsWorkMentioned(facts)) ? [ofUpgrades] : []),
    ...(random.chance(0.9) ? [voice.closings] : []),
  ];
}

const wantsWorkMentioned = ({ upgrades }: Facts) => (upgrades.engine > 0 ? 0.6 : 0.12);

const modifications: ReadonlySet<Feature> = new Set([
  'Custom paint',
  'Pearlescent finish',
  'Custom rims',
  'Low-profile tyres',
  'Bulletproof tyres',
  'Underglow',
  'Spoiler',
  'Body kit',
  'Carbon hood',
  'Roll cage',
  'Lowered suspension',
  'Lift kit',
  'Sport exhaust',
  'Bucket seats',
  'Custom horn',
  'Bull bar',
  'Winch',
]);

const commonAge = { old: 25, young: 2 };
const dearFrom: Partial<Record<BodyClass, number>> = {
  Super: 900_000,
  'Sports Classics': 250_000,
  Motorcycles: 35_000,
};

function traitsOf({ model, facts, dealer }: Offer): Set<Trait> {
  const { year, mileage, fuel, upgrades, price } = facts;
  const isTuned = upgrades.engine >= 2;
  const isOneOwner = facts.features.includes('One owner');
  const truths: [Trait, boolean][] = [
    ['old', newestYear - year >= commonAge.old],
    ['modern', year >= 2005],
    ['young', newestYear - year <= commonAge.young],
    ['fewMiles', mileage < 12_000],
    ['manyMiles', mileage > 85_000],
    ['electric', fuel === 'electric'],
    ['engine', fuel !== 'electric'],
    ['manual', facts.transmission === 'manual' && model.bodyClass !== 'Motorcycles'],
    ['turbo', upgrades.turbo],
    ['tuned', isTuned],
    ['stock', upgrades.engine === 0 && !facts.features.some((feature) => modifications.has(feature))],
    ['armoured', upgrades.armour > 0],
    ['oneOwner', isOneOwner],
    ['secondHand', !isOneOwner],
    ['plated', facts.plate !== null],
    ['cheap', price < 12_000],
    ['dear', price > (dearFrom[model.bodyClass] ?? 110_000)],
    ['tradable', facts.openToTrade],
    ['firm', !facts.openToTrade],
    ['private', dealer === null],
    ['unmarked', facts.condition === 'mint' || facts.condition === 'good'],
    ['bike', model.bodyClass === 'Motorcycles'],
    ['car', model.bodyClass !== 'Motorcycles'],
    [`shape${model.shape as 0 | 1 | 2 | 3}`, true],
  ];
  return new Set(truths.flatMap(([trait, isTrue]) => (isTrue ? [trait] : [])));
}

function filledIn(text: string, { model, facts }: Offer): string {
  const values: Record<string, string> = {
    make: model.make,
    model: model.model,
    year: String(facts.year),
    colour: facts.colour,
    miles: facts.mileage.toLocaleString('en-US'),
    engine: String(facts.upgrades.engine),
    plate: facts.plate ?? '',
  };
  return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
