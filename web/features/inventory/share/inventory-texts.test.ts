import { expect, test } from 'vitest';
import { sultan, zentorno } from '../../../testing/cars.ts';
import { inventoryBbCode, inventoryDiscordText, type SharedInventory } from './inventory-texts.ts';

const eclipse: SharedInventory = {
  companyName: 'Eclipse Motors',
  cars: [zentorno, { ...sultan, mileage: null }],
  total: 2,
  address: 'https://cars.example/dealer/3',
  carAddress: (id) => `https://cars.example/car/${id}`,
};
const many = (number: number, total = number): SharedInventory => ({
  ...eclipse,
  cars: Array.from({ length: number }, (_, at) => ({ ...zentorno, id: at + 1, title: `Car ${at + 1}` })),
  total,
});

test('the Discord text lists the cars, and only the dealer’s link gets a preview', () => {
  expect(inventoryDiscordText(eclipse)).toEqual({
    listed: 2,
    text: [
      '**Eclipse Motors** · 2 cars for sale',
      '**2022 Pegassi Zentorno** · **$184,000** ~~$199,000~~ · 4,200 mi · <https://cars.example/car/8>',
      '**2020 Karin Sultan RS** · **$39,900** · <https://cars.example/car/7>',
      'https://cars.example/dealer/3',
    ].join('\n'),
  });
});

test('the Discord text is at most one message long, and says how many cars are left out', () => {
  const { text, listed } = inventoryDiscordText(many(100, 123));
  expect(text.length).toBeLessThanOrEqual(2000);
  expect(text.length).toBeGreaterThan(1850);
  expect(text.split('\n')).toHaveLength(listed + 2);
  expect(text.split('\n').at(-1)).toBe(`${123 - listed} more cars: https://cars.example/dealer/3`);
});

test('the BBCode lists every car with its link and facts', () => {
  expect(inventoryBbCode(eclipse)).toBe(
    [
      '[b][url=https://cars.example/dealer/3]Eclipse Motors[/url][/b]',
      '2 cars for sale',
      '[list]',
      '[*][b][url=https://cars.example/car/8]2022 Pegassi Zentorno[/url][/b] [b]$184,000[/b] [s]$199,000[/s] · 4,200 mi · Supercar · Red · Manual',
      '[*][b][url=https://cars.example/car/7]2020 Karin Sultan RS[/url][/b] [b]$39,900[/b] · Sports car · Red · Manual',
      '[/list]',
    ].join('\n'),
  );
  expect(inventoryBbCode(many(100, 101)).split('\n').at(-1)).toBe(
    '[url=https://cars.example/dealer/3]1 more car[/url]',
  );
});

test('names can’t add markup or mentions', () => {
  const loud = { ...eclipse, companyName: '[url=x]**@everyone', cars: [{ ...sultan, title: '[/list]**@here**' }] };
  expect(inventoryDiscordText(loud).text).not.toMatch(/@everyone|@here|(?<!\\)\*\*@/);
  expect(inventoryBbCode(loud)).not.toContain('[url=x]');
  expect(inventoryBbCode(loud).match(/\[\/list\]/g)).toHaveLength(1);
});
