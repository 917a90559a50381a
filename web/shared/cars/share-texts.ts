import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { miles, money } from '../../lib/format.ts';
import { bodyClassNames, colourNames, transmissionNames } from '../../lib/car-words.ts';
import { forBbCode, forMarkdown } from '../../lib/markup.ts';

export type Shared = Pick<
  Car,
  | 'title'
  | 'price'
  | 'original_price'
  | 'mileage'
  | 'body_class'
  | 'colour'
  | 'transmission'
  | 'open_to_trade'
  | 'seller_name'
  | 'company_name'
>;

/** For chats that preview a link's picture on their own. */
export const discordText = (car: Shared, address: string): string =>
  [
    `**${forMarkdown(car.title)}**`,
    discordPrice(car),
    factsLine(car),
    `Sold by ${forMarkdown(sellerOf(car))}`,
    address,
  ].join('\n');

/** For forums. `picture` is the cover's absolute address. */
export const bbCode = (car: Shared, address: string, picture: string | null): string =>
  [
    ...(picture ? [`[url=${address}][img]${picture}[/img][/url]`] : []),
    `[b][url=${address}]${forBbCode(car.title)}[/url][/b]`,
    bbPrice(car),
    factsLine(car),
    `Sold by ${forBbCode(sellerOf(car))}`,
  ].join('\n');

export const plainText = (car: Shared, address: string): string =>
  [`${car.title}: ${money(car.price)}`, factsLine(car), `Sold by ${sellerOf(car)}`, address].join('\n');

type Priced = Pick<Shared, 'price' | 'original_price'>;

export const discordPrice = ({ price, original_price: before }: Priced): string =>
  `**${money(price)}**${before > price ? ` ~~${money(before)}~~` : ''}`;

export const bbPrice = ({ price, original_price: before }: Priced): string =>
  `[b]${money(price)}[/b]${before > price ? ` [s]${money(before)}[/s]` : ''}`;

export const factsLine = (car: Omit<Shared, 'title' | 'seller_name' | 'company_name'>): string =>
  [
    car.mileage === null ? null : miles(car.mileage),
    car.body_class && bodyClassNames[car.body_class],
    car.colour && colourNames[car.colour],
    car.transmission && transmissionNames[car.transmission],
    car.open_to_trade && 'Open to trade',
  ]
    .filter(Boolean)
    .join(' · ');

const sellerOf = ({ company_name, seller_name }: Shared) => company_name ?? seller_name;
