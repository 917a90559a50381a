import type { CarCard } from '@forecourt/contract/cars/car-shapes.ts';
import { count, countOf, miles } from '../../../lib/format.ts';
import { forBbCode, forMarkdown } from '../../../lib/markup.ts';
import { bbPrice, discordPrice, factsLine } from '../../../shared/cars/share-texts.ts';

export interface SharedInventory {
  companyName: string;
  cars: readonly CarCard[];
  /** All cars for sale, which may be more than the listed ones. */
  total: number;
  /** The dealer's public page. */
  address: string;
  carAddress: (id: number) => string;
}

/** Discord refuses longer messages. */
const maxDiscordLength = 2000;

/** One message with as many cars as it has room for. Only the dealer's link gets a preview. */
export function inventoryDiscordText({ companyName, cars, total, address, carAddress }: SharedInventory) {
  const heading = `**${forMarkdown(companyName)}** · ${countOf(total, 'car')} for sale`;
  // Angle brackets keep Discord from adding a picture for every car.
  const lines = cars.map((car) =>
    [
      `**${forMarkdown(car.title)}**`,
      discordPrice(car),
      ...(car.mileage === null ? [] : [miles(car.mileage)]),
      `<${carAddress(car.id)}>`,
    ].join(' · '),
  );
  const withFirst = (listed: number) =>
    [heading, ...lines.slice(0, listed), ending(total - listed, address)].join('\n');
  let listed = lines.length;
  while (listed > 0 && withFirst(listed).length > maxDiscordLength) listed -= 1;
  return { text: withFirst(listed), listed };
}

/** For forums. */
export function inventoryBbCode({ companyName, cars, total, address, carAddress }: SharedInventory): string {
  return [
    `[b][url=${address}]${forBbCode(companyName)}[/url][/b]`,
    `${countOf(total, 'car')} for sale`,
    '[list]',
    ...cars.map(
      (car) => `[*][b][url=${carAddress(car.id)}]${forBbCode(car.title)}[/url][/b] ${bbPrice(car)} · ${factsLine(car)}`,
    ),
    '[/list]',
    ...(total > cars.length ? [`[url=${address}]${more(total - cars.length)}[/url]`] : []),
  ].join('\n');
}

const ending = (left: number, address: string) => (left > 0 ? `${more(left)}: ${address}` : address);
const more = (left: number) => `${count(left)} more ${left === 1 ? 'car' : 'cars'}`;
